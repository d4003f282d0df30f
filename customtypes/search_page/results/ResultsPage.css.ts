import { style } from "@vanilla-extract/css";
import { chip } from "../../../ui/primitives/chip.css.ts";
import { inner as column } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";

export const search = style([column, { inlineSize: "100%", marginBlockStart: vars.space.s16 }]);

export const summary = style({ marginBlockStart: vars.space.s16, color: vars.color.inkSoft });

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s16,
  overflowWrap: "anywhere",
});

export const group = style({ marginBlockEnd: vars.space.s8, fontSize: vars.size.s18 });

export const places = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const place = style([
  chip,
  { gap: vars.space.s8, minBlockSize: "44px", paddingInline: vars.space.s12, fontWeight: 600, lineHeight: 1.25 },
]);

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.s14, fontWeight: 400 });
