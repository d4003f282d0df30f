import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const page = style({
  maxInlineSize: "64rem",
  marginInline: "auto",
  padding: vars.space.s24,
  display: "grid",
  gap: vars.space.s32,
});

export const list = style({ listStyle: "none", padding: 0, display: "grid" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s16,
  justifyContent: "space-between",
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const languages = style({ display: "flex", gap: vars.space.s12 });
