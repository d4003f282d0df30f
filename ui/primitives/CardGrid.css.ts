import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { cardGap, columnCounts, columns, lastInThrees, lastAlone, otherColumns, threeAlone } from "./card-columns.ts";

/** Its width decides how many columns there are. */
export const gridPlace = style({ containerType: "inline-size", containerName: "cards" });

/** The cards of a row are upright at any width. */
export const rowPlace = style({ containerType: "inline-size", containerName: "row" });

const gap = `${cardGap}px`;
const inColumns = (count: number) => ({ gap, gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = style({
  display: "grid",
  gap: vars.space.s12,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    [columns.two]: inColumns(columnCounts.two),
    [columns.three]: inColumns(columnCounts.three),
    [columns.four]: inColumns(columnCounts.four),
  },
});

/** Scrolls sideways. Each width shows a part of the next card, until four fit. */
const row = style({
  display: "grid",
  gridAutoFlow: "column",
  // A price of seven digits fits the smallest card.
  gridAutoColumns: "min(88cqi, max(46cqi, 10.5rem))",
  justifyContent: "start",
  gap: vars.space.s12,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "inline proximity",
  scrollbarWidth: "thin",
  // Room for the focus ring, which the edge would cut.
  margin: "-6px",
  padding: "6px",
  scrollPaddingInline: "6px",
  "@container": {
    "row (min-width: 32rem)": { gap, gridAutoColumns: `calc((100cqi - 3 * ${gap}) / 2.5)` },
    "row (min-width: 52rem)": { gap, gridAutoColumns: `calc((100cqi - 3 * ${gap}) / 3.3)` },
    "row (min-width: 66rem)": { gap, gridAutoColumns: `calc((100cqi - 3 * ${gap}) / 4)` },
  },
  "@media": { "(pointer: coarse)": { scrollbarWidth: "none" } },
});

/** Beside each other where two fit. One alone has no more than half of a wide page. */
const list = style({
  display: "grid",
  gap: vars.space.s16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 28rem), 38.25rem))",
});

export const layouts = { grid, row, list } as const;

for (const layout of [grid, row, list]) globalStyle(`${layout} > li`, { display: "grid", minInlineSize: 0 });
// A lying card has the width of its item, not of the whole place.
globalStyle(`${list} > li`, { containerType: "inline-size", containerName: "cards" });
globalStyle(`${row} > li`, { scrollSnapAlign: "start" });

for (const { query, usual, other } of otherColumns) {
  globalStyle(`${grid}:has(> ${lastAlone(usual, other)})`, { "@container": { [query]: inColumns(other) } });
}

// Six cards fill two rows of three. In rows of four, half of the second would be empty.
globalStyle(`${grid}:has(> ${lastInThrees})`, { "@container": { [columns.four]: inColumns(columnCounts.three) } });
// Three cards fill the whole row: a quarter of it would be empty.
globalStyle(`${row}:has(> ${threeAlone})`, {
  "@container": { "row (min-width: 52rem)": { gridAutoColumns: `calc((100cqi - 2 * ${gap}) / 3)` } },
});
