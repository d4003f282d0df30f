import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

const { color, space } = vars;

export const frame = style({
  "@media": { [media.tablet]: { paddingInline: space.s24 }, [media.desktop]: { paddingInline: space.s32 } },
});

/**
 * A phone scrolls along a row, in which the next picture can be seen. Wider screens have one large picture and two small
 * ones, or two beside each other.
 */
export const grid = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "88%",
  gap: space.s8,
  paddingInline: space.s16,
  scrollPaddingInline: space.s16,
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "none",
  selectors: { '&[data-count="1"]': { gridAutoColumns: "100%" } },
  "@media": {
    [media.tablet]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      paddingInline: 0,
      overflow: "visible",
      selectors: {
        '&[data-count="1"]': { gridTemplateColumns: "minmax(0, 1fr)" },
        '&[data-count="2"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      },
    },
  },
});

const isOneOfMany = '[data-count]:not([data-count="1"], [data-count="2"]) > &';

export const item = style({
  position: "relative",
  scrollSnapAlign: "start",
  "@media": {
    [media.tablet]: {
      selectors: {
        [`${isOneOfMany}:first-child`]: { gridColumn: "span 2", gridRow: "span 2" },
        [`${isOneOfMany}:nth-child(n + 4)`]: { display: "none" },
        "&[data-more]::after": {
          content: "attr(data-more)",
          position: "absolute",
          insetBlockEnd: space.s8,
          insetInlineEnd: space.s8,
          paddingInline: space.s12,
          borderRadius: vars.radius.chip,
          background: color.surface,
          color: color.ink,
          fontWeight: 600,
          pointerEvents: "none",
        },
      },
    },
  },
});

/** A picture that is alone leaves room for what is read below it, and is cut above and below. */
globalStyle(`${grid}[data-count="1"] a`, {
  "@media": { [media.tablet]: { display: "grid", alignContent: "center", maxBlockSize: "400px" } },
});
