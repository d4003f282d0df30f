import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

/** They look alike at each scale, so that a zoom renders none of them again. Forced colors have no bands. */
export const seats = style({
  fill: `color-mix(in srgb, ${vars.color.action} var(--share), ${vars.color.surface})`,
  "@media": { [media.forcedColors]: { fill: "ButtonText" } },
});

/** The edge of a seat. In forced colors it has a ground for letters. */
export const outline = style({
  fill: "none",
  stroke: vars.color.control,
  strokeWidth: 0.04,
  "@media": { [media.forcedColors]: { fill: "ButtonFace", stroke: "ButtonText" } },
});

/** Taken seats are dots: they differ in shape from free ones. */
export const taken = style({
  fill: "none",
  stroke: `color-mix(in srgb, ${vars.color.inkSoft} 55%, ${vars.color.surface})`,
  strokeWidth: 0.26,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});

/** The ground of a letter, which every band has alike: its contrast is that of text. */
export const plate = style({
  fill: "none",
  stroke: vars.color.surface,
  strokeWidth: 0.56,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});

const line = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const letter = style({
  ...line,
  stroke: vars.color.ink,
  strokeWidth: 0.06,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** Its rim is the ground of letters: ink is hardly seen on the light fills of dark brands. */
export const mark = style({
  fill: vars.color.ink,
  stroke: vars.color.surface,
  strokeWidth: 0.1,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const chosen = style({
  fill: vars.color.ink,
  stroke: vars.color.ink,
  strokeWidth: "calc(3px / var(--scale, 24))",
  "@media": { [media.forcedColors]: { fill: "Highlight", stroke: "Highlight" } },
});

export const tick = style({
  ...line,
  stroke: vars.color.surface,
  strokeWidth: 0.11,
  "@media": { [media.forcedColors]: { stroke: "HighlightText" } },
});
