import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const measures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  columnGap: vars.space.s32,
  rowGap: vars.space.s16,
  selectors: { "* + &": { marginBlockStart: vars.space.s24 } },
});

export const measure = style({ display: "flex", gap: vars.space.s12, lineHeight: 1.5 });

// The icon is centered on the first line of text.
globalStyle(`${measure} > svg`, { flex: "none", marginBlockStart: "2px", color: vars.color.inkSoft });

export const more = style({ marginBlockStart: vars.space.s24 });
