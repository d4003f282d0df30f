import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const initial = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "40px",
  blockSize: "40px",
  borderRadius: vars.radius.chip,
  background: vars.color.groundTinted,
  color: vars.color.ink,
  fontWeight: 600,
});
