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

/** A row reaches this far beyond the page at both sides: on a phone to the edges of the window. */
const beyond = 16;

/** Of the next card, this much of its picture is seen. The padding of its text is as wide, so that no letter is cut. */
const peek = 12;

/** Whole cards, and the edge of the next one. */
const peeking = (count: number) => ({
  gridAutoColumns: `calc((100cqi - ${count * cardGap + peek - beyond}px)/${count})`,
});

/** As many cards as fill the place. */
const filling = (count: number) => ({
  gridAutoColumns: `calc((100cqi - ${(count - 1) * cardGap}px)/${count})`,
});

/**
 * Scrolls sideways, and stops at whole cards. On a phone two fit. A price of seven digits fits the smallest card. The padding
 * has room for the focus ring, which the edge would cut.
 */
const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "max(50cqi - 6px, 10.5rem)",
  justifyContent: "start",
  gap: vars.space.s8,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "thin",
  margin: `-6px -${beyond}px`,
  padding: `6px ${beyond}px`,
  scrollPaddingInline: `${beyond}px`,
  "@container": {
    "row (max-width: 20rem)": { gridAutoColumns: "calc(100cqi - 4px)" },
    "row (min-width: 32rem)": { gap, ...peeking(2) },
    "row (min-width: 42rem)": peeking(3),
    "row (min-width: 58rem)": filling(4),
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
  "@container": { "row (min-width: 42rem)": filling(3) },
});
