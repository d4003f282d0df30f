import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** Names are in one column and hours in the other, each as wide as its longest text. */
export const days = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { columnGap: vars.space.s64 } },
});

export const day = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: ["repeat(2, minmax(0, 1fr))", "subgrid"],
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: 1.5,
});

export const name = style({ display: "flex", alignItems: "baseline", gap: vars.space.s8 });

export const mark = style({
  visibility: "hidden",
  paddingInline: vars.space.s8,
  borderRadius: vars.radius.chip,
  background: vars.color.ink,
  color: vars.color.ground,
  fontSize: vars.size.s12,
  fontWeight: 600,
  lineHeight: 1.6,
});

globalStyle(`[aria-current] ${mark}`, { visibility: "visible" });

/** The last entry is under the hours, and beside them where there is room. */
export const hours = style({
  "@media": { [media.tablet]: { display: "flex", justifyContent: "space-between", gap: vars.space.s24 } },
});

export const lastEntry = style({ fontSize: vars.size.s14, color: vars.color.inkSoft });

export const note = style({ marginBlockStart: vars.space.s16, fontSize: vars.size.s14, color: vars.color.inkSoft });

export const notes = style({ marginBlockStart: vars.space.s16, fontSize: vars.size.s14, lineHeight: 1.5 });

export const subtitle = style({ marginBlockStart: vars.space.s24, fontSize: vars.size.s16, fontWeight: 600 });

export const lines = style({ marginBlockStart: vars.space.s8 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s24,
  paddingBlock: vars.space.s4,
});
