import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout } from "../../../ui/theme/tokens.ts";

/** A wide comparison scrolls by itself, never the page. */
export const scroll = style({ overflowX: "auto" });

export const table = style({
  minInlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.size.s14,
  lineHeight: 1.45,
});

globalStyle(`${table} tr > *`, {
  padding: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

/** The first column stays in view beside the compared ones. Two options have room on the narrowest phone. */
globalStyle(`${table} tr > :first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  minInlineSize: "min(7rem, 28vw)",
  maxInlineSize: "12rem",
  paddingInlineStart: 0,
  background: vars.color.ground,
});

export const option = style({ minInlineSize: "min(9rem, 31vw)", fontSize: vars.size.s16, fontWeight: 600 });

export const fact = style({ color: vars.color.inkSoft, fontWeight: 500, overflowWrap: "anywhere" });

export const cell = style({ minInlineSize: "min(9rem, 31vw)" });

export const glossary = style({ marginBlockStart: vars.space.s16, maxInlineSize: layout.textWidth });

globalStyle(`${glossary} > summary`, { fontWeight: 600, cursor: "pointer", minBlockSize: "32px" });

export const word = style({ marginBlockStart: vars.space.s12, fontWeight: 600 });

export const meaning = style({ margin: 0, color: vars.color.inkSoft });
