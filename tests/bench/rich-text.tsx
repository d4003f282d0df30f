import { renderToStaticMarkup } from "react-dom/server";
import { printGoal } from "./goals.ts";
import { measureTable } from "./measure-table.ts";
import { ratioTable } from "./ratio-table.ts";
import { growth, ratiosTo } from "./ratios.ts";
import { checkMarkup, type Implementation } from "./rich-text/implementation.ts";
import { implementations } from "./rich-text/implementations.tsx";
import { markedImplementations } from "./rich-text/marked-implementations.tsx";

/** Measures our rich text against other renderers, from the same blocks to static markup. */
const sizes = [10, 100, 1000, 10_000];

// Larger heaps cost more per block; quadratic time would be a factor of 1,000.
const maxGrowth = 8;

function measureImplementations(measured: readonly Implementation[]) {
  const runs = measured.map(({ name, prepare }) => {
    const createRun = (size: number) => {
      const render = prepare(size);
      return () => renderToStaticMarkup(render());
    };
    return [name, createRun] as const;
  });
  const figures = measureTable(sizes, new Map(runs));
  console.log(ratioTable(sizes, figures));
  return figures;
}

// Ignores the direction of each block, and attributes that some add to links.
checkMarkup(implementations, / (?:dir|rel)="[^"]*"/g);
console.log("Rich text to static markup: time, and × is against ours, by number of blocks.");
console.log("  ours also expands shortcodes, and its links are checked; portable text has its spans split beforehand;");
console.log(
  "  the hand-written component knows these three kinds of blocks and spans that do not overlap, nothing else.",
);
const plain = measureImplementations(implementations);

// Marks that overlap nest one way or the other: only the text is the same.
checkMarkup(markedImplementations, /<[^>]*>/g);
console.log(
  "\nWith overlapping marks, and with shortcodes where the line says so: the text that they become elsewhere.",
);
const marked = measureImplementations(markedImplementations);

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
printGoal("rich text linear: time per block, most blocks against fewest", growths, { most: maxGrowth });
