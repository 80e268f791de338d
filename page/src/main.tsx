// The one document for all addresses: what it shows depends on the path.

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Defs, installSprite } from "./art/art";
import * as api from "./core/api";
import { install } from "./core/app";
import { here } from "./core/home";
import { apply, useSettings } from "./core/settings";
import { Words } from "./core/words";
import { About, Nowhere, RulesPage } from "./shell/about";
import { Later } from "./shell/later";
import { Recover } from "./shell/recover";
import { Replay } from "./shell/replay";
import { Spoken } from "./shell/spoken";
import { Start } from "./shell/start";
import { LiveTable } from "./shell/table";
import { COVERS } from "./games";

function App() {
  const { language } = useSettings();
  const [words, setWords] = useState<Words | null>(null);
  const [down, setDown] = useState(false);
  useEffect(
    () =>
      void api.words(language).then(setWords, () => {
        setDown(true);
        setTimeout(() => location.reload(), 3000);
      }),
    [language],
  );
  if (!words) return down ? <p class="offline">Burgher</p> : null;
  return <Route path={here()} words={words} />;
}

const guild = () => import("./shell/guild").then(({ Guild }) => Guild);
const daily = () => import("./shell/daily").then(({ Daily }) => Daily);
const review = () => import("./shell/review").then(({ ReviewPage }) => ReviewPage);
const puzzles = () => import("./shell/puzzles").then(({ Puzzles }) => Puzzles);
const position = () => import("./shell/position").then(({ Position }) => Position);
const learn = () => import("./shell/learn").then(({ Learn }) => Learn);

const known = (game: string) => COVERS.some(({ id }) => id === game);

function Route({ path, words }: { path: string; words: Words }) {
  const [, first, second = "", third] = path.split("/");
  if (first === "t" && second)
    return third === "review" ? <Later load={review} token={second} words={words} /> : third === "replay" ? <Replay token={second} words={words} /> : <LiveTable token={second} words={words} />;
  if (first === "rules") return <RulesPage game={second || COVERS[0]!.id} words={words} />;
  if (first === "daily" && (!second || known(second))) return <Later load={daily} game={second} day={third ?? ""} words={words} />;
  if (first === "puzzles" && (!second || known(second))) return <Later load={puzzles} game={second} id={third ?? ""} words={words} />;
  if (first === "position") return <Later load={position} words={words} />;
  if (first === "about") return <About words={words} />;
  if (first === "learn" && known(second)) return <Later load={learn} game={second} words={words} />;
  if (first === "bots") return <Later load={guild} words={words} />;
  if (first === "w" && second) return <Spoken word={second} words={words} />;
  if (first === "me" && second) return <Recover code={second} words={words} />;
  return first ? <Nowhere words={words} /> : <Start words={words} />;
}

apply();
install();
installSprite();
render(
  <>
    <Defs />
    <App />
  </>,
  document.getElementById("app")!,
);
