import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const more = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s24,
  rowGap: vars.space.s8,
  marginBlockStart: vars.space.s24,
});
