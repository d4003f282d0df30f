import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const cheapest = style({ marginBlockEnd: vars.space.s16, color: vars.color.saving, fontWeight: 600 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
  gap: vars.space.s32,
  alignItems: "start",
});

export const later = style({ marginBlockStart: vars.space.s24 });

globalStyle(`${later} > summary`, {
  minBlockSize: "44px",
  paddingBlock: vars.space.s8,
  fontWeight: 600,
  cursor: "pointer",
});
