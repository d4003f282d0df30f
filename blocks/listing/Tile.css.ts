import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, size, space, radius } = vars;

/** As high as the cards beside it, whatever is in it. */
export const tile = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: space.s16,
  minInlineSize: 0,
  minBlockSize: 0,
  padding: space.s24,
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.groundTinted,
  color: color.ink,
  ":hover": { color: color.actionHover },
});

/** The whole tile is the link. */
export const link = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.s12,
  color: "inherit",
  fontSize: size.s22,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" },
  ":focus-visible": { outline: "none" },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${color.action}`, outlineOffset: "-3px" } },
});

/** A line without room below is in a column beyond the tile. */
export const lines = style({
  display: "flex",
  flexFlow: "column wrap",
  alignContent: "flex-start",
  overflow: "hidden",
});

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s16,
  inlineSize: "100%",
  margin: 0,
  paddingBlock: space.s12,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const name = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const price = style({ color: color.inkSoft });

globalStyle(`${price} > bdi`, { color: color.ink });

/** A map in small, cut to the tile. */
export const sketch = style({
  inlineSize: "100%",
  blockSize: "100%",
  borderRadius: radius.control,
  background: color.surface,
});

globalStyle(`${sketch} > circle`, { fill: color.action });
