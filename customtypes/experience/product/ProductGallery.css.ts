import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

const { space } = vars;

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
  "@media": { [media.tablet]: { gridAutoColumns: "minmax(0, 1fr)", paddingInline: 0, overflow: "visible" } },
});

/** The first of three or more is as high as two. Those after the third are in the viewer only. */
export const item = style({
  scrollSnapAlign: "start",
  "@media": {
    [media.tablet]: {
      selectors: {
        "&:first-child:nth-last-child(n + 3)": { gridArea: "span 2 / span 2" },
        "&:nth-child(n + 4)": { display: "none" },
      },
    },
  },
});
