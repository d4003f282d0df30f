import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

export const frame = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});

const lone = "[data-count='1'] + &";
const besideLone = "[data-count='1'] + * > &";
const below = "ul:not([data-count='1']) + * > &";

/** A picture that is alone has half of the page. */
export const top = style({
  selectors: {
    "&:has(> [data-count='1'])": {
      "@media": {
        [media.tablet]: {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          gridTemplateRows: "auto 1fr",
        },
        [media.desktop]: { gridTemplateRows: "auto" },
      },
    },
  },
});

/** A phone scrolls along a row, in which the next picture can be seen. Wider screens have one large and four small ones. */
const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "88%",
  gap: vars.space.s8,
  paddingInline: vars.space.s16,
  scrollPaddingInline: vars.space.s16,
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "none",
  "@media": { [media.tablet]: { gridAutoFlow: "row", paddingInline: 0, overflow: "visible" } },
});

export const grid = style([
  row,
  {
    selectors: { '&[data-count="1"]': { gridAutoColumns: "100%" } },
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        selectors: {
          '&[data-count="1"]': { gridTemplateColumns: "minmax(0, 1fr)" },
          '&[data-count="2"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          '&[data-count="3"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        },
      },
    },
  },
]);

/** Illustrations and key facts: below pictures they are side by side. Beside one, a desktop has room for both. */
export const side = style({
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.s8,
      selectors: { [lone]: { display: "contents" } },
    },
    [media.desktop]: {
      selectors: { [lone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "space-between" } },
    },
  },
});

export const facts = style({
  "@media": {
    [media.tablet]: { gridColumn: 2, selectors: { [besideLone]: { gridRow: "1 / span 2" } } },
    [media.desktop]: { selectors: { [besideLone]: { gridArea: "auto" } } },
  },
});

/** Small pictures in a separate row. */
export const drawings = style([
  row,
  {
    gridAutoColumns: "40%",
    marginBlockStart: vars.space.s8,
    "@media": {
      [media.tablet]: {
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 200px)",
        gridColumn: 1,
        selectors: { [below]: { gridRow: 1 } },
      },
      [media.desktop]: { selectors: { [besideLone]: { marginInlineStart: vars.space.s32 } } },
    },
  },
]);

/** Two pictures are wide. On a desktop they leave room for the price on the first screen, and are cut above and below. */
globalStyle(`${grid}[data-count="2"] a`, {
  "@media": { [media.desktop]: { display: "grid", alignContent: "center", maxBlockSize: "288px" } },
});

export const item = style({
  scrollSnapAlign: "start",
  "@media": {
    [media.tablet]: {
      selectors: {
        '[data-count="5"] > &:first-child, [data-count="4"] > &:first-child': {
          gridColumn: "span 2",
          gridRow: "span 2",
        },
        '[data-count="4"] > &:last-child': { gridColumn: "span 2" },
      },
    },
  },
});
