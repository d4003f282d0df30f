import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

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
