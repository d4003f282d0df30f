import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

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
