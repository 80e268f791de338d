// Numbers of analysis as they are read: one decimal, and a minus sign that is one.

/** Without a sign. */
export function plain(value: number, language: string, digits = 1): string {
  return Math.abs(value).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
}

/** With its sign; what is rounded to nothing has none. */
export function signed(value: number, language: string, digits = 1): string {
  const text = plain(value, language, digits);
  return Number(value.toFixed(digits)) === 0 ? text : (value > 0 ? "+" : "−") + text;
}

export function percent(share: number, language: string): string {
  return share.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
}
