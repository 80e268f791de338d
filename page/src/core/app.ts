// The page as an app: it opens without a network, and a page of an earlier build gives way to the new one.

import { at } from "./home";

/** Starts the service worker once the page itself has loaded. */
export function install(): void {
  if (!("serviceWorker" in navigator)) return; // old browsers, and addresses without https
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ build?: string }>) => {
    if (data.build && data.build !== document.documentElement.dataset.build) location.reload();
  });
  const register = () => void navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") }).catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
