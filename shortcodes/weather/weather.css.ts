import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, size, space } = vars;
const wide = "(min-width: 420px)";

export const figure = style({
  position: "relative",
  display: "block",
  containerType: "inline-size",
  maxInlineSize: "600px",
  marginBlock: space.s24,
});

export const summary = style({ display: "block", fontWeight: 600 });

/** Its numbers are as large on a phone as beside it, though the drawing is smaller. */
export const drawing = style({
  inlineSize: "100%",
  blockSize: "auto",
  marginBlockStart: space.s8,
  fontSize: "20px",
  fontVariantNumeric: "tabular-nums",
  fill: color.inkSoft,
  "@container": { [wide]: { fontSize: "12px" } },
});

export const chosen = style({ fontWeight: 700, fill: color.ink });
export const mark = style({ fill: color.groundTinted });
export const temperature = style({ fill: `color-mix(in oklab, ${color.action} 38%, ${color.ground})` });
export const rain = style({ fill: `color-mix(in oklab, ${color.inkSoft} 45%, ${color.ground})` });
/** Values that may be three digits wide, or a month as Japanese writes it. */
export const narrow = style({ fontSize: "0.9em" });

globalStyle(`${chosen} ${temperature}`, { fill: color.action });
globalStyle(`${chosen} ${rain}`, { fill: color.inkSoft });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s16,
  marginBlockStart: space.s8,
  fontSize: size.s14,
});

const key = style({
  "::before": {
    content: "",
    display: "inline-block",
    inlineSize: "0.7em",
    blockSize: "0.7em",
    marginInlineEnd: space.s8,
    borderRadius: "2px",
    background: "currentColor",
  },
});

export const temperatureKey = style([key, { "::before": { background: color.action } }]);
export const rainKey = style([key, { "::before": { background: color.inkSoft } }]);

export const source = style({ display: "block", color: color.inkSoft, fontSize: size.s12 });
