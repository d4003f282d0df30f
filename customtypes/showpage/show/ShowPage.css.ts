import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";
import { layout } from "../../../ui/theme/tokens.ts";

const phone = "(max-width: 767px)";

export const header = style({
  display: "grid",
  gridTemplateColumns: "clamp(96px, 28%, 112px) minmax(0, 1fr)",
  gap: vars.space.s16,
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  padding: vars.space.s16,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "240px minmax(0, 1fr)",
      gap: vars.space.s48,
      alignItems: "center",
      paddingInline: vars.space.s24,
      paddingBlock: vars.space.s48,
    },
    [media.desktop]: {
      gridTemplateColumns: "320px minmax(0, 1fr)",
      gap: vars.space.s64,
      paddingInline: vars.space.s32,
    },
  },
});

export const poster = style({ overflow: "hidden", borderRadius: vars.radius.card });

/** On a phone its parts stand in the header's own grid: the facts below the poster, not beside it. */
export const summary = style({
  display: "contents",
  "@media": { [media.tablet]: { display: "grid", gap: vars.space.s16, justifyItems: "start" } },
});

export const heading = style({ display: "grid", gap: vars.space.s4, alignContent: "center" });

export const type = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const title = style({
  fontSize: vars.size.s22,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": {
    "(min-width: 360px)": { fontSize: vars.size.s28 },
    [media.tablet]: { fontSize: vars.size.s48 },
  },
});

export const facts = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s16,
  marginBlock: vars.space.s8,
  "@media": {
    [media.tablet]: { gridColumn: "auto", gridTemplateColumns: "minmax(0, 1fr)" },
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.s48 },
  },
});

/** On a phone the first, the venue, has a line of its own: it is the longest. */
export const fact = style({
  display: "grid",
  gap: vars.space.s4,
  alignContent: "start",
  "@media": { [phone]: { selectors: { "&:first-child": { gridColumn: "1 / -1" } } } },
});

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

export const value = style({ margin: 0, fontWeight: 550 });

/** In place of the price, below facts and poster alike. */
export const unavailable = style({
  gridColumn: "1 / -1",
  color: vars.color.inkSoft,
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

/** When it opens, or why it can't be booked. */
export const note = style({ fontWeight: 600 });

export const bar = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.s24,
  inlineSize: "100%",
  "@media": {
    [phone]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      alignItems: "center",
      gap: vars.space.s16,
      paddingBlock: `${vars.space.s12} calc(${vars.space.s12} + env(safe-area-inset-bottom))`,
      paddingInline: vars.space.s16,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
    },
    [media.tablet]: {
      justifyContent: "start",
      paddingBlockStart: vars.space.s24,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

// The price wraps first; the words of the button stay on one line as long as they fit.
globalStyle(`${bar} > :first-child`, { "@media": { [phone]: { flex: "1 1 0", minInlineSize: "min-content" } } });
globalStyle(`${bar} > :last-child`, { "@media": { [media.tablet]: { flex: "none" } } });

// The end of the footer can be scrolled out from behind the bar.
globalStyle(`body:has(${bar})`, { "@media": { [phone]: { paddingBlockEnd: "76px" } } });
