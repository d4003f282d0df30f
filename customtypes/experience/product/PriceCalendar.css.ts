import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const cheapest = style({ marginBlockEnd: vars.space.s16, color: vars.color.saving, fontWeight: 600 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
  gap: vars.space.s32,
  alignItems: "start",
});
