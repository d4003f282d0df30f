import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const reviews = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
  gap: vars.space.s24,
  marginBlockStart: vars.space.s24,
});

export const review = style({ display: "grid", gap: vars.space.s8, margin: 0 });

export const stars = style({ display: "flex", alignItems: "center", gap: vars.space.s8, fontWeight: 600 });

globalStyle(`${stars} svg`, { inlineSize: "16px", blockSize: "16px", color: vars.color.action, fill: "currentColor" });

export const text = style({ margin: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const by = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });
