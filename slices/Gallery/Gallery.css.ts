import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/media.ts";

/** On a phone the first photograph is as wide as two. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s16,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.s24 },
  },
});

export const item = style({
  ":first-child": { gridColumn: "1 / -1" },
  "@media": { [media.tablet]: { ":first-child": { gridColumn: "auto" } } },
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
