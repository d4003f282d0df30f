import { style } from "@vanilla-extract/css";
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
