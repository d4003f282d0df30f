import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

const { color, space } = vars;

/** A sheet over the end of the window. */
export const bottomSheet = style({
  inset: "auto 0 0",
  inlineSize: "100%",
  maxBlockSize: "90%",
  margin: 0,
  padding: space.s16,
  paddingBlockStart: 0,
  border: 0,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  overscrollBehavior: "contain",
  background: color.surface,
  color: color.ink,
  "::backdrop": { background: "rgb(0 0 0 / 0.4)" },
});

/** Its first line, which stays while it is scrolled. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s16,
  background: color.surface,
});

/** A button without a box, high enough for a finger. */
export const plain = style({
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
});
