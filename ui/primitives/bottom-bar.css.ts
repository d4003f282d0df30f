import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

/** Excludes low screens, zoomed in or with large letters, where a bar would cover the text. Paper has no bar. */
const roomy = `screen and ${media.phone} and (min-height: 30em)`;

/** When it opens, or why it can't be booked. */
export const note = style({ fontWeight: 600 });

export const bar = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.s24,
  inlineSize: "100%",
  "@media": {
    [media.tablet]: {
      justifyContent: "start",
      paddingBlockStart: vars.space.s24,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** A bar at the bottom of a phone's screen. */
export const fixedBar = style({
  "@media": {
    [roomy]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      alignItems: "center",
      flexWrap: "wrap",
      gap: `${vars.space.s8} ${vars.space.s16}`,
      paddingBlock: `${vars.space.s12} calc(${vars.space.s12} + env(safe-area-inset-bottom))`,
      paddingInline: vars.space.s16,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
    },
  },
});

// The price wraps first; the words of the button stay on one line as long as they fit.
globalStyle(`${bar} > :first-child`, { "@media": { [media.phone]: { flex: "1 1 6rem", minInlineSize: 0 } } });
globalStyle(`${bar} > :last-child`, { "@media": { [media.tablet]: { flex: "none" } } });

// The end of the footer can be scrolled out from behind the bar, whose ground is the footer's own.
globalStyle(`body:has(${fixedBar}) > footer`, {
  "@media": { [roomy]: { borderBlockEnd: "5.5rem solid transparent" } },
});

// The focused element is scrolled out from behind it, or from behind the bar of chosen seats.
globalStyle(`html:has(${bar})`, {
  "@media": { [roomy]: { scrollPaddingBlockEnd: "6rem" } },
});
