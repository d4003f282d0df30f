import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const link = style({
  color: vars.color.action,
  fontWeight: 600,
  ":hover": { color: vars.color.actionHover, textDecorationThickness: "2px" },
});
