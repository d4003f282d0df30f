import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** As wide as the text. The attributes width and height reserve its space before it loads. */
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  marginBlock: vars.space.s8,
  borderRadius: vars.radius.card,
  background: vars.color.line,
});
