import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** A phone shows two pictures to a row; of an odd number the first is as wide as two. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s16,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))", gap: vars.space.s24 },
  },
});

export const item = style({
  selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "1 / -1" } },
  "@media": { [media.tablet]: { selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "auto" } } } },
});

export const link = style({
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  cursor: "zoom-in",
  ":focus-visible": { borderRadius: vars.radius.card },
});

export const caption = style({
  marginBlockStart: vars.space.s8,
  fontSize: vars.size.s14,
  lineHeight: 1.45,
  color: vars.color.inkSoft,
  hyphens: "auto",
});
