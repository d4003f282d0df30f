import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, radius } = vars;

/** A map in small, cut to the tile. */
export const sketch = style({
  inlineSize: "100%",
  blockSize: "100%",
  borderRadius: radius.control,
  background: color.surface,
});

globalStyle(`${sketch} > circle`, { fill: color.action });
