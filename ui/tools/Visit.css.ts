import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A lower price is not a discount, so its color is not that of savings. */
export const note = style({ marginBlockStart: vars.space.s8, color: vars.color.inkSoft, fontSize: vars.size.s14 });
