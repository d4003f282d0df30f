import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const summary = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.s16,
  paddingBlock: vars.space.s16,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const question = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.s16,
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: "normal",
  hyphens: "auto",
  selectors: { [`${summary}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
  "@media": { [media.tablet]: { fontSize: vars.size.s18, lineHeight: 1.4 } },
});

export const sign = style({
  flex: "none",
  paddingBlock: "2px",
  color: vars.color.inkSoft,
  selectors: { [`${item}[open] &`]: { rotate: "180deg" } },
  "@media": { [media.motion]: { transition: "rotate 160ms ease-out" } },
});

export const answer = style({ paddingBlockEnd: vars.space.s24, paddingInlineEnd: vars.space.s32 });
