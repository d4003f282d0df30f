import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const quotes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: vars.space.s32,
  "@media": { [media.tablet]: { gap: vars.space.s48 } },
});

export const quotation = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  selectors: { "&:only-child": { maxInlineSize: "44rem" } },
});

globalStyle(`${quotation} > p`, { fontSize: vars.size.s14 });

export const quote = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.s22,
  lineHeight: 1.35,
  letterSpacing: vars.tracking.heading,
  textWrap: "pretty",
  hyphens: "auto",
  quotes: "auto",
  selectors: {
    // French marks have no-break spaces inside, which no browser adds.
    "&:lang(fr)": { quotes: '"«\u00A0" "\u00A0»" "“" "”"' },
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  },
});

/** Along a row the authors align at the bottom. */
export const from = style({
  display: "flex",
  flexDirection: "column",
  marginBlockStart: "auto",
  fontSize: vars.size.s14,
  lineHeight: 1.5,
});

export const author = style({ fontWeight: 600 });

export const source = style({ fontStyle: "normal", color: vars.color.inkSoft });
