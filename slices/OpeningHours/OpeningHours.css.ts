import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { weekdays } from "./weekdays.ts";

export const days = style({ maxInlineSize: "34rem", borderBlockStart: `1px solid ${vars.color.line}` });

export const day = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s24,
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

for (const weekday of weekdays) {
  globalStyle(`[data-today="${weekday}"] [data-day="${weekday}"] ${mark}`, { visibility: "visible" });
}

export const lastEntry = style({ fontSize: vars.size.s14, color: vars.color.inkSoft });

export const note = style({ marginBlockStart: vars.space.s16, fontSize: vars.size.s14, color: vars.color.inkSoft });
