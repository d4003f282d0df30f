import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const tables = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  columnGap: vars.space.s48,
  rowGap: vars.space.s24,
  alignItems: "start",
});

export const table = style({ display: "grid" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s8,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const amount = style({ margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

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
