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

/** The edge of a phone: between the page and the window. */
const gutter = vars.space.s16;

/** Of the next card, this much of its picture is seen. The padding of its text is as wide, so that no letter is cut. */
const peek = 12;

/** Room for the focus ring, which the edge would cut. */
const ring = 6;

/** Whole cards, and the edge of the next one. */
const peeking = (count: number) => ({
  gridAutoColumns: `calc((100cqi - ${count * cardGap + peek - ring}px) / ${count})`,
});

/**
 * Scrolls sideways, and stops at whole cards. On a phone two fit, and the row reaches the edges of the window. A price of
 * seven digits fits the smallest card.
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
  margin: `-${ring}px calc(-1 * ${gutter})`,
  padding: `${ring}px ${gutter}`,
  scrollPaddingInline: gutter,
  "@container": {
    "row (max-width: 20rem)": { gridAutoColumns: "calc(100cqi - 4px)" },
    "row (min-width: 32rem)": {
      ...peeking(2),
      gap,
      margin: `-${ring}px`,
      padding: `${ring}px`,
      scrollPaddingInline: `${ring}px`,
    },
    "row (min-width: 42rem)": peeking(3),
    "row (min-width: 58rem)": { gridAutoColumns: `calc((100cqi - 3 * ${gap}) / 4)` },
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
  "@container": { "row (min-width: 42rem)": { gridAutoColumns: `calc((100cqi - 2 * ${gap}) / 3)` } },
});
