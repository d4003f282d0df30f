import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout } from "../theme/tokens.ts";

export const prose = style({ maxInlineSize: layout.textWidth });

const headings = ":is(h1, h2, h3, h4, h5, h6)";

// Browsers set margins that pages don't reset. No more specific than an element, so that all that follows counts.
globalStyle(`:where(${prose}) :is(h5, h6, pre)`, { margin: 0 });
globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.s16 });
globalStyle(`${prose} > ${headings}`, { marginBlockStart: vars.space.s32 });
globalStyle(`${prose} > ${headings}:first-of-type:first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > ${headings} + *`, { marginBlockStart: vars.space.s8 });
globalStyle(`${prose} :is(h1, h2)`, { fontSize: vars.size.s28 });
globalStyle(`${prose} h3`, { fontSize: vars.size.s22 });
globalStyle(`${prose} h4`, { fontSize: vars.size.s18 });
globalStyle(`${prose} :is(h5, h6)`, { fontFamily: vars.font.heading, fontSize: vars.size.s16, fontWeight: 600 });

globalStyle(`${prose} a:not([class])`, { color: vars.color.action });
globalStyle(`${prose} a:not([class]):hover`, { color: vars.color.actionHover, textDecorationThickness: "2px" });

globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space.s24 });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space.s8 });
globalStyle(`${prose} li::marker`, { color: vars.color.inkSoft });

globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space.s24,
  borderInlineStart: `3px solid ${vars.color.action}`,
  fontSize: vars.size.s18,
});

globalStyle(`${prose} img`, { blockSize: "auto", borderRadius: vars.radius.card });
globalStyle(`${prose} figcaption`, {
  marginBlockStart: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

// A wide table scrolls by itself; the page never does.
globalStyle(`${prose} table`, { display: "block", overflowX: "auto", borderCollapse: "collapse" });
globalStyle(`${prose} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s24,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

// So does a line of set text that is not to be broken.
globalStyle(`${prose} pre`, {
  overflowX: "auto",
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  background: vars.color.groundTinted,
});
