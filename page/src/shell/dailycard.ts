// The picture of a daily table: the server draws it, the browser makes a PNG of it and passes it on.

import * as api from "../core/api";

const WIDTH = 1200;
const HEIGHT = 630;
const FONTS = 600; // milliseconds that an image may take to read its fonts once it is drawn; until then their words are missing, and nothing tells
const FAMILIES = /Alegreya|Source Sans 3/;

/** The page's own fonts as rules that an image can carry: an image loads nothing. */
async function fontRules(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ style }) => FAMILIES.test(style.getPropertyValue("font-family")) && style.getPropertyValue("font-style") === "normal");
  const inlined = wanted.map(async (face) => {
    const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
    if (!address) return "";
    const response = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
    const data = await asData(await response.blob());
    return `@font-face{font-family:${face.style.getPropertyValue("font-family")};font-weight:${face.style.getPropertyValue("font-weight")};unicode-range:${face.style.getPropertyValue("unicode-range") || "U+0-10FFFF"};src:url(${data})}`;
  });
  return (await Promise.all(inlined)).join("");
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}

async function png(svg: string): Promise<Blob> {
  const withFonts = svg.replace("<defs>", `<style>${await fontRules()}</style><defs>`);
  const image = new Image(WIDTH, HEIGHT);
  image.src = await asData(new Blob([withFonts], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext("2d")!;
  paper.drawImage(image, 0, 0, WIDTH, HEIGHT); // which makes it read them
  await new Promise((done) => setTimeout(done, FONTS));
  paper.clearRect(0, 0, WIDTH, HEIGHT); // soft edges are not drawn twice
  paper.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Shares the picture where the device can; else it is saved as a file. */
export async function passOn(game: string, day: string, language: string, text: string): Promise<void> {
  const blob = await png(await api.dayCard(game, day, language));
  const file = new File([blob], `burgher-${game}-${day}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
