import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";
import { picture } from "./viewport.css.ts";

/** Element whose style depends on the scale. On paper a unit has about 14 pixels. */
export const scaled = style({ "@media": { print: { vars: { "--scale": "14 !important" } } } });

/**
 * Details that are too small to see while the whole house is shown. Changing their opacity does not render their layer
 * again. Paper shows all details: bands differ by their letters there.
 */
export const details = style({ "@media": { screen: { selectors: { "&:not([data-near=true])": { opacity: 0 } } } } });

/** Letters that have the same size however far the map is zoomed. */
const label = { fontSize: "calc(13px / var(--scale))", textAnchor: "middle", dominantBaseline: "middle" } as const;

export const stage = style({
  fill: vars.color.groundTinted,
  stroke: vars.color.control,
  strokeWidth: "calc(1px / var(--scale))",
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

const forcedText = { "@media": { [media.forcedColors]: { fill: "CanvasText" } } };

export const stageName = style({ ...label, ...forcedText, fill: vars.color.ink });
/** It is shown with large seats alone, and grows with them. */
export const rowName = style({ ...label, ...forcedText, fill: vars.color.inkSoft, fontSize: "0.4px" });
export const sectionName = style({
  ...label,
  fill: vars.color.ink,
  fontWeight: 650,
  stroke: vars.color.surface,
  strokeWidth: "calc(5px / var(--scale))",
  strokeLinejoin: "round",
  paintOrder: "stroke",
  "@media": {
    [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" },
    screen: { selectors: { [`${picture}[data-near=true] &`]: { visibility: "hidden" } } },
  },
});

export const focusable = style({ outline: "none", cursor: "pointer" });
export const target = style({
  fill: "transparent",
  selectors: { [`${focusable}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 0.09 } },
  "@media": { [media.forcedColors]: { selectors: { [`${focusable}:focus-visible &`]: { stroke: "Highlight" } } } },
});
