import { renderToStaticMarkup } from "react-dom/server";
import { printGoal } from "./goals.ts";
import { measureTable } from "./measure-table.ts";
import { ratioTable } from "./ratio-table.ts";
import { growth, ratiosTo } from "./ratios.ts";
import { checkOutputs } from "./rich-text/check-outputs.ts";
import type { Contestant } from "./rich-text/contestant.ts";
import { contestants } from "./rich-text/contestants.tsx";
import { markedContestants } from "./rich-text/marked-contestants.tsx";

/** Our rich text against others, from the same blocks to static markup. */
const sizes = [10, 100, 1000, 10_000];

// Memory costs more the more of it is held; with the square of the size it would be 1,000 times as much.
const mostGrowth = 8;

function figuresOf(entrants: readonly Contestant[]) {
  const runs = entrants.map(({ name, prepare }) => {
    const runOf = (size: number) => {
      const draw = prepare(size);
      return () => renderToStaticMarkup(draw());
    };
    return [name, runOf] as const;
  });
  const figures = measureTable(sizes, new Map(runs));
  console.log(ratioTable(sizes, figures));
  return figures;
}

// The direction of each block, and what some write around a link.
checkOutputs(contestants, / (?:dir|rel)="[^"]*"/g);
console.log("Rich text to static markup: time, and × is against ours, by number of blocks.");
console.log("  ours also expands shortcodes, and its links are checked; portable text has its spans cut beforehand;");
console.log(
  "  the hand-written component knows these three kinds of blocks and spans that do not overlap, nothing else.",
);
const plain = figuresOf(contestants);

// Marks that overlap nest one way or the other: only the text is the same.
checkOutputs(markedContestants, /<[^>]*>/g);
console.log(
  "\nWith overlapping marks, and with shortcodes where the line says so: the text that they become elsewhere.",
);
const marked = figuresOf(markedContestants);

const ahead = [
  ...ratiosTo("PrismicRichText", sizes, plain, "blocks"),
  ...ratiosTo("PrismicRichText", sizes, marked, "overlapping marks"),
];
printGoal("rich text ahead of PrismicRichText", ahead, { most: 1 });
const growths = [
  growth(sizes, plain, "blocks"),
  growth(sizes, marked, "overlapping marks"),
  growth(sizes, new Map([...marked].slice(1)), "overlapping marks with shortcodes"),
];
printGoal("rich text linear: time per block, most blocks against fewest", growths, { most: mostGrowth });
