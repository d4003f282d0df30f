import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Holds the place before the picture is there, on a quiet ground. */
export const frame = style({ overflow: "hidden", background: vars.color.line });

export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
