import { style } from "@vanilla-extract/css";
import { vars } from "../ui/theme/contract.css.ts";

export const anchor = style({
  scrollMarginBlock: vars.space.s96,
  ":target": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
});

export const failure = style({
  margin: vars.space.s16,
  padding: vars.space.s16,
  border: `2px dashed ${vars.color.scarcity}`,
  borderRadius: vars.radius.control,
  color: vars.color.scarcity,
});
