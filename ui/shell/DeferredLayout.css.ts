import { globalKeyframes, globalStyle } from "@vanilla-extract/css";
import { tinted } from "../primitives/Section.css.ts";

globalKeyframes("lay-out", { from: { contentVisibility: "hidden" }, to: { contentVisibility: "visible" } });

/** Sections from the first on are below the window of a phone. All from the last on are laid out together. */
const sections = { first: 3, last: 7 };
const startMs = 200;
const stepMs = 100;

// `:has(:target)` would say when an anchor is chosen, and compute all styles again at each change of the document.
const html = "[data-layout]";

function layOutAfter(delayMs: number, selector: string) {
  globalStyle(`${html} ${selector}`, {
    "@media": {
      // Paper has the whole page at once.
      screen: { containIntrinsicSize: "auto 400px", animation: `lay-out 0s ${delayMs}ms both` },
    },
  });
}

// A third section inside another one may be in the window.
// Chromium counts an element with a background that is laid out as one that moved far, but not its content.
for (let nth = sections.first; nth <= sections.last; nth += 1) {
  const delayMs = startMs + (nth - sections.first) * stepMs;
  layOutAfter(delayMs, `main section:not(.${tinted}, section section):nth-of-type(n + ${nth})`);
  layOutAfter(delayMs, `main .${tinted}:nth-of-type(n + ${nth}) > *`);
}
// The names of languages are in many scripts, and each script's first letters look for a font.
const footerMs = startMs + (sections.last - sections.first + 1) * stepMs;
layOutAfter(footerMs, "body > footer > * > *");
layOutAfter(footerMs + stepMs, "body > footer > * > :not(:first-child)");
