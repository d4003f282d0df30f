import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const list = style({ display: "grid", gap: vars.space.s4, alignContent: "start" });

const highlight = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space.s8,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
});

export const tone = styleVariants({
  plain: [highlight, { color: vars.color.inkSoft }],
  assurance: [highlight, { color: vars.color.assurance }],
});

globalStyle(`${highlight} svg`, { inlineSize: "18px", blockSize: "18px" });

export const text = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
