import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

/** The frame of a card that is one link. */
export const card = style({
  position: "relative",
  overflow: "hidden",
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": { [media.motion]: { transition: "border-color 120ms ease-out" } },
  selectors: {
    "&:has(a[href]):hover": { borderColor: vars.color.control },
    "&:has(a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

/** The link of a title, which covers its whole card. */
export const cardLink = style({
  textDecoration: "none",
  ":focus-visible": { outline: "none" },
  "::after": { content: "''", position: "absolute", inset: 0 },
});
