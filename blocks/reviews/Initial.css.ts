import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const initial = style({
  flex: "none",
  inlineSize: "40px",
  lineHeight: "40px",
  textAlign: "center",
  borderRadius: vars.radius.chip,
  background: vars.color.groundTinted,
  fontWeight: 600,
});
