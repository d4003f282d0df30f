import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media, visuallyHidden } from "../../../ui/theme/tokens.ts";

const { color, size, space } = vars;

export const figure = style({ display: "grid", gap: space.s12, margin: 0, maxInlineSize: "44rem" });

export const table = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderSpacing: "2px",
  borderCollapse: "separate",
});

export const caption = style({ paddingBlockEnd: space.s8, fontWeight: 600, textAlign: "start" });

/** As wide as the short name of a weekday. */
export const corner = style({ inlineSize: "3.25rem" });

export const day = style({
  fontSize: size.s14,
  fontWeight: 400,
  textAlign: "start",
  whiteSpace: "nowrap",
});

export const hour = style({ fontSize: size.s12, fontWeight: 400, color: color.inkSoft });

export const month = style([hour, { fontSize: size.s14 }]);

export const word = style(visuallyHidden);

/** A cell is as high as its highest bar. */
export const cell = style({ position: "relative", blockSize: "28px", padding: 0, verticalAlign: "bottom" });

/** How full it is shows in the height of the bar, and beside it in its color. */
const bar = style({
  display: "block",
  position: "relative",
  inlineSize: "100%",
  borderRadius: "3px",
  background: color.action,
  "@media": {
    [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" },
    print: { printColorAdjust: "exact" },
  },
});

const low = style([bar, { blockSize: "8px", opacity: 0.45 }]);
const mid = style([bar, { blockSize: "17px", opacity: 0.7 }]);
const peak = style([bar, { blockSize: "28px" }]);
/** A line alone. */
const none = style({
  display: "block",
  position: "relative",
  inlineSize: "100%",
  borderBlockEnd: `2px dotted ${color.control}`,
});

export const level = styleVariants({
  pleasant: [low],
  crowded: [mid],
  veryCrowded: [peak],
  closed: [none],
  low: [low],
  mid: [mid],
  peak: [peak],
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s24,
  rowGap: space.s8,
  fontSize: size.s14,
});

export const entry = style({ display: "flex", alignItems: "end", gap: space.s8 });

export const sample = style({ display: "flex", alignItems: "end", inlineSize: "20px", blockSize: "28px" });
