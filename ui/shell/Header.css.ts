import { layout, media } from "../theme/tokens.ts";
import { bar } from "./shell.css.ts";
import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
});

export const row = style([
  bar,
  { display: "flex", alignItems: "center", gap: vars.space.s8, blockSize: layout.headerHeight },
]);

/** Moves the last item to the far end of the row. */
export const end = style({ marginInlineStart: "auto" });

export const wordmark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  fontFamily: vars.font.heading,
  fontSize: vars.size.s18,
  fontWeight: 600,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  textDecoration: "none",
  "@media": { [media.tablet]: { fontSize: vars.size.s22, whiteSpace: "nowrap" } },
});

export const mark = style({
  flex: "none",
  inlineSize: "22px",
  blockSize: "22px",
  background: vars.color.action,
  mask: `${vars.mark} center / contain no-repeat`,
});
