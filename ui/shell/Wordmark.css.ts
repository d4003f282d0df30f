import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

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
