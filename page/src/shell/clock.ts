// The time of the browser, for what is shown step by step.

export const clock = {
  after: (ms: number, job: () => void): (() => void) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};
