import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const tables = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  columnGap: vars.space.s48,
  rowGap: vars.space.s24,
  alignItems: "start",
});

export const days = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  marginBlockEnd: vars.space.s8,
});

/** High enough for a finger. */
export const day = style({
  display: "block",
  paddingBlock: vars.space.s8,
  color: vars.color.action,
  selectors: { "&[aria-current]": { color: vars.color.ink, fontWeight: 700, textDecoration: "none" } },
});
