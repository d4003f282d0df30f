import { style } from "@vanilla-extract/css";

export const line = style({ fill: "none", strokeWidth: 5, strokeLinejoin: "round" });

/** Route colors are dark enough for white, which the provider's data test computes. */
export const letter = style({
  fill: "#fff",
  fontSize: "13px",
  fontWeight: 700,
  textAnchor: "middle",
  dominantBaseline: "central",
});
