import assert from "node:assert/strict";
import { PrismicRichText, SliceZone, type SliceComponentProps } from "@prismicio/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { printGoal } from "./goals.ts";
import { measureTable } from "./measure-table.ts";
import { ratioTable } from "./ratio-table.ts";
import { growth, ratiosTo } from "./ratios.ts";
import { notes, type RawNote } from "./renderer/note.tsx";
import { renderNotes } from "./renderer/ours.ts";
import { HandWritten } from "./rich-text/HandWritten.tsx";

/** Measures the renderer against `SliceZone` and hand-written JSX, from the same slices to static markup. */
const sizes = [10, 100, 1000];

/** Ours checks every field, plans, expands shortcodes and isolates failures; `SliceZone` does nothing of it. */
const maxOverSliceZone = 1.5;
const maxGrowth = 2;

const components = {
  note: ({ slice: { primary } }: SliceComponentProps<RawNote>) => (
    <section>
      <h2>{primary.title}</h2>
      <PrismicRichText field={primary.body} />
    </section>
  ),
};

const implementations: Readonly<Record<string, (slices: readonly RawNote[]) => ReactNode>> = {
  ours: renderNotes,
  SliceZone: (slices) => <SliceZone slices={slices} components={components} />,
  "hand-written": (slices) =>
    slices.map(({ id, primary }) => (
      <section key={id}>
        <h2>{primary.title}</h2>
        <HandWritten field={primary.body} />
      </section>
    )),
};

checkMarkup();
const runs = Object.entries(implementations).map(([name, render]) => {
  const createRun = (size: number) => {
    const slices = notes(size);
    return () => renderToStaticMarkup(render(slices));
  };
  return [name, createRun] as const;
});
const figures = measureTable(sizes, new Map(runs));
console.log("Slices to static markup: time, and × is against ours, by number of slices.");
console.log(
  "  ours parses and checks every field, plans, expands shortcodes and isolates failures; the others do not.",
);
console.log(ratioTable(sizes, figures));
printGoal("renderer beside SliceZone", ratiosTo("SliceZone", sizes, figures, "slices"), { most: maxOverSliceZone });
printGoal("renderer linear: time per slice", [growth(sizes, figures, "slices")], { most: maxGrowth });

/** Throws unless all implementations render the same sections. */
function checkMarkup(): void {
  const markups = Object.values(implementations).map((render) =>
    [...renderToStaticMarkup(render(notes(3))).matchAll(/<section.*?<\/section>/g)].map(([section]) =>
      section.replaceAll(/ (?:dir|rel|id)="[^"]*"/g, ""),
    ),
  );
  for (const markup of markups) {
    assert.equal(markup.length, 3);
    assert.deepEqual(markup, markups[0]);
  }
}
