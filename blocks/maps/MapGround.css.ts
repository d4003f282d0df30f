import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const grid = style({ fill: "none", stroke: vars.color.line, strokeWidth: 1 });
