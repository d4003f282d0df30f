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
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr)",
  gap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const languages = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s12 });

export const missing = style({ color: vars.color.inkSoft });
