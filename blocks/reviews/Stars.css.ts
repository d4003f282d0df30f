import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const stars = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  fontWeight: 600,
  lineHeight: 1.4,
});

globalStyle(`${stars} svg`, { inlineSize: "16px", blockSize: "16px", color: vars.color.action, fill: "currentColor" });
