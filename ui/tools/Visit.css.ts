import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** In no colour of savings: a price that fell is no discount. */
export const note = style({ marginBlockStart: vars.space.s8, color: vars.color.inkSoft, fontSize: vars.size.s14 });
