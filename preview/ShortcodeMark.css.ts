import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../ui/theme/contract.css.ts";

const anchor = "--shortcode";

export const mark = style({
  // A border and no underline, which would cross the captions of what a shortcode renders.
  borderBlockEnd: `2px dotted ${vars.color.control}`,
  cursor: "help",
  vars: { "--shortcode-edge": vars.color.control },
  "@supports": {
    "(anchor-scope: --a)": { anchorName: anchor, anchorScope: anchor },
  },
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
});

/** Stands out without taking room: ground and outline, and a wavy line that is seen without color too. */
export const broken = style([
  mark,
  {
    outline: `2px dashed ${vars.color.scarcity}`,
    // A comma right after it stays in sight.
    outlineOffset: "-1px",
    textDecoration: `underline wavy ${vars.color.scarcity}`,
    vars: { "--shortcode-edge": vars.color.scarcity },
  },
]);

/** At the foot of the window; beside the shortcode where the browser can place it inside the window. */
export const note = style({
  position: "fixed",
  zIndex: 1000,
  insetInline: vars.space.s8,
  insetBlockEnd: vars.space.s8,
  boxSizing: "border-box",
  inlineSize: "max-content",
  maxInlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.s8}))`,
  display: "grid",
  gap: vars.space.s4,
  padding: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: "3px solid var(--shortcode-edge)",
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.s14,
  fontStyle: "normal",
  fontWeight: 400,
  letterSpacing: "normal",
  lineHeight: 1.4,
  textAlign: "start",
  textDecoration: "none",
  textTransform: "none",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  visibility: "hidden",
  pointerEvents: "none",
  "@supports": {
    "(anchor-scope: --a)": {
      inset: "auto",
      margin: vars.space.s4,
      positionAnchor: anchor,
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
  },
});

// Only the innermost of shortcodes that enclose each other says its own.
globalStyle(`${mark}:is(:hover, :focus-within):not(:has([data-shortcode]:is(:hover, :focus-within))) > ${note}`, {
  visibility: "visible",
});

// One that is pointed at comes before one that has the focus.
globalStyle(`body:has([data-shortcode]:hover) ${mark}:focus-within:not(:hover) > ${note}`, { visibility: "hidden" });

// On a device with touch only, the first one tells what a link is, and the second one follows it.
globalStyle(`${mark}:not(:focus-within) a`, {
  "@media": { "(hover: none)": { pointerEvents: "none" } },
});

export const source = style({ fontSize: vars.size.s14, overflowWrap: "anywhere" });
export const problem = style({ fontWeight: 600, color: vars.color.scarcity });
export const line = style({ display: "block", selectors: { "&:empty": { display: "none" } } });
export const origin = style({ display: "block", color: vars.color.inkSoft, fontSize: vars.size.s12 });
