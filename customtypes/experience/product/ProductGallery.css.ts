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

/** A phone scrolls along a row, in which the next picture can be seen. Wider screens have one large and four small ones. */
export const grid = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "88%",
  gap: vars.space.s8,
  paddingInline: vars.space.s16,
  scrollPaddingInline: vars.space.s16,
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "none",
  selectors: { '&[data-count="1"]': { gridAutoColumns: "100%" } },
  "@media": {
    [media.tablet]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      paddingInline: 0,
      overflow: "visible",
      selectors: {
        '&[data-count="1"]': { gridTemplateColumns: "minmax(0, 1fr)" },
        '&[data-count="2"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        '&[data-count="3"]': { gridTemplateColumns: "2fr 1fr" },
      },
    },
  },
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
        '[data-count="3"] > &:first-child': { gridRow: "span 2" },
        '[data-count="4"] > &:last-child': { gridColumn: "span 2" },
      },
    },
  },
});

export const link = style({
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  cursor: "zoom-in",
  ":focus-visible": { outlineOffset: "-3px" },
});

// One alone fills the width, and is no higher than five are.
globalStyle(`${grid}[data-count="1"] img`, { "@media": { [media.tablet]: { aspectRatio: "5 / 2" } } });
