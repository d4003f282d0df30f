import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { layout, shortScreen, visuallyHidden } from "./tokens.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote", { margin: 0 });
// No more specific than an element, so that any class may set its own padding.
globalStyle("ul:where([role=list]), ol:where([role=list])", { padding: 0, listStyle: "none" });
globalStyle("img, svg, video", { display: "block", maxInlineSize: "100%" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button, summary, [role=button]", { cursor: "pointer" });

// The element of an island, and what the server rendered within a React island.
globalStyle("x-island", { display: "block" });
globalStyle("x-slot", { display: "contents" });

globalStyle("html", {
  "@media": { [shortScreen]: { vars: { "--header-height": "0px" } } },
  background: vars.color.ground,
  color: vars.color.ink,
  colorScheme: vars.scheme,
  fontFamily: vars.font.body,
  lineHeight: 1.625,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  // The target of an anchor stays clear of the sticky header.
  scrollPaddingBlockStart: `calc(${layout.headerHeight} + ${vars.space.s24})`,
});
// The footer of a short page stays at the bottom of the window.
globalStyle("body", { display: "flex", flexDirection: "column", minBlockSize: "100dvh", overflowWrap: "break-word" });
globalStyle("main", { flex: "1 0 auto" });

globalStyle("h1, h2, h3, h4", {
  fontFamily: vars.font.heading,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: vars.tracking.heading,
  textWrap: "balance",
});
globalStyle("h3, h4", { fontFamily: vars.font.card });
globalStyle(":is(h1, h2, h3, h4):lang(ar)", { lineHeight: 1.5 });
// Japanese has no spaces: lines break between phrases, not inside words.
globalStyle(":is(h1, h2, h3, h4):lang(ja)", { wordBreak: "auto-phrase" });
// Korean lines break between words, and Chinese and Japanese ones never before a small letter or a closing mark.
globalStyle("[lang]:lang(ko)", { wordBreak: "keep-all" });
globalStyle("[lang]:is(:lang(ja), :lang(zh))", { lineBreak: "strict" });
globalStyle("p", { textWrap: "pretty" });
globalStyle("a", { color: "inherit", textDecorationThickness: "1px", textUnderlineOffset: "0.2em" });

globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  borderRadius: vars.radius.control,
});

globalStyle("[lang]:is(:lang(ar), :lang(ja), :lang(ko), :lang(zh))", { vars: { [vars.tracking.heading]: "normal" } });

globalStyle(".icon", { flex: "none", inlineSize: "20px", blockSize: "20px" });
// No more specific than an attribute, so that any class may fill a shape.
globalStyle(":where(.icon)", {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
globalStyle("[dir=rtl] .icon-directional", { scale: "-1 1" });

/** Prices and times line up in columns. */
globalStyle(".tabular", { fontVariantNumeric: "tabular-nums" });

globalStyle(".visually-hidden:not(:focus, :active)", visuallyHidden);

globalStyle(".skip-link", {
  position: "fixed",
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
  zIndex: 100,
  padding: `${vars.space.s8} ${vars.space.s16}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.ground,
});
globalStyle(".skip-link:not(:focus)", { clipPath: "inset(50%)" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
    },
  },
});
