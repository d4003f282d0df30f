import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** As wide as the text; its width and height give the ratio, so its place is there before it is. */
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  marginBlock: vars.space.s8,
  borderRadius: vars.radius.card,
  background: vars.color.line,
});
