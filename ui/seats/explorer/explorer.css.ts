import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../primitives/control.css.ts";
import { size, tone } from "../../primitives/links.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { layout, media } from "../../theme/tokens.ts";
import { note } from "../seats.css.ts";

export { boxes, box, check, note, total } from "../seats.css.ts";
export { phone, wide } from "../../primitives/by-device.css.ts";

/** Map or list beside the tray, or above it. */
export const explorer = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s16,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      columnGap: vars.space.s32,
      alignItems: "start",
    },
  },
});

const bar = style({ display: "flex", gap: vars.space.s8, "@media": { print: { display: "none" } } });
export const views = style([bar, { flexWrap: "wrap", justifyContent: "space-between" }]);
export const group = style([bar, { selectors: { "&[hidden]": { display: "none" } } }]);

/** On a phone they scroll sideways, in one line. */
export const sectionButtons = style([
  bar,
  { overflowX: "auto", padding: "3px", margin: "-3px", "@media": { [media.tablet]: { flexWrap: "wrap" } } },
]);

export const tool = style([
  control,
  {
    paddingInline: vars.space.s12,
    fontSize: vars.size.s14,
    fontWeight: 550,
    whiteSpace: "nowrap",
    cursor: "pointer",
    ":hover": { borderColor: vars.color.action },
    selectors: {
      "&[aria-pressed=true]": { borderColor: vars.color.action, borderWidth: "2px", fontWeight: 650 },
      "&[hidden]": { display: "none" },
    },
  },
]);

export const icon = style({
  display: "block",
  inlineSize: "20px",
  blockSize: "20px",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2px",
  strokeLinecap: "round",
});

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s12,
  selectors: { "&[hidden]": { display: "none" } },
});

/** It scrolls in both directions, and is never mirrored: a house has its left on the left in every language. */
export const viewport = style({
  aspectRatio: "var(--ratio)",
  minBlockSize: "20rem",
  maxBlockSize: "min(40rem, 75vh)",
  inlineSize: "100%",
  overflow: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  cursor: "grab",
  "@media": { print: { aspectRatio: "auto", maxBlockSize: "none", overflow: "hidden" } },
});

/** It has the size of the picture as it is zoomed. */
export const canvas = style({
  position: "relative",
  marginInline: "auto",
  "@media": { print: { aspectRatio: "var(--ratio)", inlineSize: "auto !important", blockSize: "auto !important" } },
});

/** A layer of the picture. */
export const picture = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: "block",
  maxInlineSize: "none",
  overflow: "visible",
  transformOrigin: "0 0",
  selectors: { [`${viewport}[data-moving] &`]: { willChange: "transform" } },
  "@media": { print: { inlineSize: "100%", blockSize: "100%", transform: "none !important" } },
});

/** What depends on the scale. On paper a unit has about 14 pixels. */
export const scaled = style({ "@media": { print: { vars: { "--scale": "14 !important" } } } });

/** What is too small to be seen while the whole house is shown. It has its layout from the start: a zoom causes none. */
export const detail = style({ selectors: { [`${picture}:not([data-near=true]) &`]: { visibility: "hidden" } } });

export const seats = style({
  fill: `color-mix(in srgb, ${vars.color.action} var(--share), ${vars.color.surface})`,
  stroke: vars.color.control,
  strokeWidth: 0.04,
  selectors: { [`${picture}:not([data-near=true]) &`]: { stroke: "none" } },
  "@media": { [media.forcedColors]: { fill: "ButtonFace", stroke: "ButtonText" } },
});

export const outline = style({
  fill: "none",
  stroke: vars.color.control,
  strokeWidth: 0.04,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
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

export const mark = style({
  fill: vars.color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
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
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
  selectors: { [`${picture}[data-near=true] &`]: { visibility: "hidden" } },
});

export const focusable = style({ outline: "none", cursor: "pointer" });
export const target = style({
  fill: "transparent",
  selectors: { [`${focusable}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 0.09 } },
  "@media": { [media.forcedColors]: { selectors: { [`${focusable}:focus-visible &`]: { stroke: "Highlight" } } } },
});

/** Words about keys are of use to those who have some; screen readers have them in any case. */
export const help = style([
  note,
  { "@media": { "(pointer: coarse)": { display: "none" }, print: { display: "none" } } },
]);

/** One line, so that nothing moves when its text changes. */
export const caption = style({
  minBlockSize: "1.5em",
  overflow: "hidden",
  fontWeight: 550,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  margin: 0,
  padding: 0,
  fontSize: vars.size.s14,
  listStyle: "none",
});
export const legendEntry = style({ display: "flex", alignItems: "center", gap: vars.space.s4 });
export const sample = style({ flex: "none", inlineSize: "24px", blockSize: "24px" });

export const sections = style({ display: "grid", gap: vars.space.s8 });
export const fold = style({ display: "grid" });
export const summary = style({
  minBlockSize: "44px",
  margin: 0,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
globalStyle(`${fold} > ${fold}`, { marginBlockStart: vars.space.s8, marginInlineStart: vars.space.s16 });
globalStyle(`summary${summary}`, { cursor: "pointer" });
globalStyle(`${summary} > small`, { color: vars.color.inkSoft, fontSize: vars.size.s14 });

/** On a phone it has no box of its own: its foot stays in view while the map is. */
export const tray = style({
  display: "contents",
  "@media": {
    [media.tablet]: {
      display: "grid",
      gap: vars.space.s12,
      padding: vars.space.s16,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${layout.headerHeight} + ${vars.space.s16})`,
    },
  },
});
export const trayTitle = style({ outline: "none", fontSize: vars.size.s18 });
export const names = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&[hidden]": { display: "none" } },
});
export const name = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "32px",
});
export const remove = style({
  flex: "none",
  inlineSize: "32px",
  blockSize: "32px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  fontSize: vars.size.s22,
  lineHeight: 1,
  cursor: "pointer",
  ":hover": { background: vars.color.groundTinted },
  "@media": { print: { display: "none" } },
});

/** On a phone it is in front of the bar at the bottom. Where the screen is low it would cover what is read. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
  "@media": {
    [`screen and ${media.phone} and (min-height: 480px)`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 6,
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingBlock: vars.space.s12,
      paddingInline: vars.space.s16,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});
globalStyle(`${foot} > p`, { flexBasis: "100%", margin: 0 });

export const leave = style([
  tone.primary,
  size.regular,
  { selectors: { "&[hidden]": { display: "none" } }, "@media": { print: { display: "none" } } },
]);
