import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A button that looks like the links beside it. */
export const opener = style({ gap: vars.space.s4, border: 0, background: "none" });
