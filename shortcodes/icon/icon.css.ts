import { style } from "@vanilla-extract/css";

/** Inline, as an icon is a block by default. */
export const inline = style({ display: "inline-block", verticalAlign: "-0.25em" });
