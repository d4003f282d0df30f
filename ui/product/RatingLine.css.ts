import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s4,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
});

export const star = style({ display: "flex", color: vars.color.action });
globalStyle(`${star} svg`, { inlineSize: "16px", blockSize: "16px", fill: "currentColor" });

export const average = style({ fontWeight: 600 });

export const count = style({ color: vars.color.inkSoft });
