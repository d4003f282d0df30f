import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

export const table = style({
  inlineSize: "100%",
  maxInlineSize: "52rem",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: size.s14,
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.s8,
  paddingInlineEnd: space.s12,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
  hyphens: "auto",
});
globalStyle(`${table} thead th`, { verticalAlign: "bottom", lineHeight: 1.35 });
/** As wide as the short name of a month in any language. */
globalStyle(`${table} th:first-child`, { inlineSize: "4rem", fontWeight: 600 });
globalStyle(`${table} a`, { display: "inline-block", minBlockSize: "24px" });

export const scale = style({
  display: "block",
  blockSize: "8px",
  borderRadius: "4px",
  background: color.groundTinted,
  "@media": { print: { printColorAdjust: "exact" } },
});

const bar = style({
  display: "block",
  blockSize: "100%",
  minInlineSize: "2px",
  borderRadius: "4px",
  background: color.action,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const warm = style([bar]);
export const wet = style([bar, { background: color.inkSoft }]);
export const light = style([bar, { background: `color-mix(in oklab, ${color.action} 45%, ${color.ground})` }]);

export const source = style({ marginBlockStart: space.s12, fontSize: size.s14, color: color.inkSoft });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  gap: space.s16,
  marginBlockStart: space.s32,
});

export const month = style({
  display: "grid",
  gap: space.s8,
  alignContent: "start",
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  breakInside: "avoid",
});

export const name = style({ fontSize: size.s18 });

export const fact = style({ fontSize: size.s14, color: color.inkSoft });
