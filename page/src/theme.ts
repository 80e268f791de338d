// Runs before the first paint, so that a dark table never flashes white, and a table that is still on its way has its shape.
const asked = localStorage.getItem("burgher.theme");
const dark = asked === "dark" || (asked !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = dark ? "dark" : "light";
const { dataset } = document.documentElement;
const [first, token] = location.pathname.slice((dataset.root ?? "").length + 1).split("/");
if (first === "t" && token) dataset.page = "table";
