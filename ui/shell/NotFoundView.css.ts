import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inner as column } from "../primitives/Section.css.ts";

export const view = style([
  column,
  { display: "grid", justifyItems: "start", gap: vars.space.s16, paddingBlock: `${vars.space.s64} ${vars.space.s48}` },
]);

export const title = style({ fontSize: vars.size.s36 });

export const text = style({ maxInlineSize: "48ch", marginBlockEnd: vars.space.s8, fontSize: vars.size.s18 });

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  padding: 0,
  listStyle: "none",
});

export const language = style({ display: "inline-block", paddingBlock: vars.space.s4, color: vars.color.ink });
