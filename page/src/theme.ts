// Runs before the first paint, so that a dark table never flashes white.
const asked = localStorage.getItem("burgher.theme");
const dark = asked === "dark" || (asked !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = dark ? "dark" : "light";
