import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const tag = style({ lineHeight: 1.3 });

export const before = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

export const now = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s8,
});

const price = style({ fontWeight: 700, lineHeight: 1.25, letterSpacing: vars.tracking.heading });

export const size = styleVariants({
  regular: [price, { fontSize: vars.size.s22 }],
  large: [price, { fontSize: vars.size.s28 }],
});

/** The words that follow the amount where a language says "from" after it. */
export const after = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const unit = style({ fontVariantNumeric: "normal", color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const saving = style({
  fontVariantNumeric: "normal",
  color: vars.color.saving,
  fontSize: vars.size.s14,
  fontWeight: 600,
});

export const cashback = style({ fontVariantNumeric: "normal", color: vars.color.inkSoft, fontSize: vars.size.s14 });
