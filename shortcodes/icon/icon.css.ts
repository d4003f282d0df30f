import { style } from "@vanilla-extract/css";

/** In the line, where a drawing is a block by itself. */
export const inline = style({ display: "inline-block", verticalAlign: "-0.25em" });
