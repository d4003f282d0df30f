import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const more = style({ marginBlockStart: vars.space.s24 });
