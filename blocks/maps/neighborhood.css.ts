import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { badge } from "./badge.ts";
import { canvas } from "./frame.ts";
import { map } from "./map.css.ts";

const { color, size, space } = vars;

/** The ground of a map of streets is that of the page, a little darker. */
export const streets = style([map, { background: color.groundTinted }]);

export const ring = style({
  fill: color.surface,
  fillOpacity: 0.55,
  strokeWidth: 1,
  strokeDasharray: "4 5",
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

/** An arrow under the letter, as on paper maps. */
export const north = style({
  position: "absolute",
  insetInlineEnd: space.s12,
  insetBlockStart: space.s8,
  fontSize: size.s12,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  color: color.ink,
  "::before": { content: "↑", display: "block", fontSize: size.s16, lineHeight: 1 },
});

/** A map with a list, side by side where both have room. */
export const surroundings = style({ containerType: "inline-size", marginBlock: space.s24, marginInline: 0 });

export const parts = style({
  display: "grid",
  gap: `${space.s12} ${space.s32}`,
  alignItems: "start",
  gridTemplateColumns: `minmax(0, ${canvas.width}px)`,
  "@container": {
    "(min-width: 44rem)": { gridTemplateColumns: `minmax(0, ${canvas.width}px) minmax(15rem, 1fr)` },
  },
});

export const neighbors = style({ maxInlineSize: "30rem", margin: 0, padding: 0, counterReset: "place" });

export const neighbor = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.s12,
  alignItems: "center",
  // A Latin name begins where an Arabic one does.
  justifyItems: "start",
  paddingBlock: space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
  counterIncrement: "place",
  // The number has an empty alternative text: a screen reader counts the list's items itself.
  "::before": { ...badge, content: ["counter(place)", "counter(place) / ''"] },
});

export const way = style({ gridColumn: 2, fontSize: size.s14, color: color.inkSoft });

export const note = style({ margin: 0, marginBlockStart: space.s8, fontSize: size.s14, color: color.inkSoft });
