import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const boosters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s12} ${vars.space.s32}`,
  paddingBlock: vars.space.s16,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const booster = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

globalStyle(`${booster} > svg`, { flex: "none", color: vars.color.action });
