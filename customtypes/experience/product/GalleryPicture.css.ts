import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const link = style({
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  cursor: "zoom-in",
  ":focus-visible": { outlineOffset: "-3px" },
});
