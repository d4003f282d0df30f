import { style } from "@vanilla-extract/css";

export const mark = style({ flex: "none", inlineSize: "56px", blockSize: "20px", direction: "ltr" });

export const letter = style({
  fill: "#fff",
  fontSize: "13px",
  fontWeight: 700,
  textAnchor: "middle",
  dominantBaseline: "central",
});
