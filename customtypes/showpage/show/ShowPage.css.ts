import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

export const header = style({
  display: "grid",
  gridTemplateColumns: "clamp(96px, 28%, 112px) minmax(0, 1fr)",
  gap: vars.space.s16,
  padding: vars.space.s16,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "240px minmax(0, 1fr)",
      gap: `${vars.space.s24} ${vars.space.s48}`,
      alignItems: "center",
      paddingInline: vars.space.s24,
      paddingBlock: `${vars.space.s24} ${vars.space.s48}`,
    },
    [media.desktop]: { columnGap: vars.space.s32, alignItems: "start", paddingInline: vars.space.s32 },
  },
});

/** Breadcrumbs in a separate row above poster and facts. */
export const way = style({ gridColumn: "1 / -1", minInlineSize: 0 });

export const poster = style({ position: "relative", overflow: "hidden", borderRadius: vars.radius.card });

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

/** On a phone the first fact, the venue, fills a row: it is the longest. */
export const fact = style({
  display: "grid",
  gap: vars.space.s4,
  alignContent: "start",
  "@media": { [media.phone]: { selectors: { "&:first-child": { gridColumn: "1 / -1" } } } },
});

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

/** A range of days and its time are one long word in Arabic. */
export const value = style({ margin: 0, fontWeight: 550, overflowWrap: "anywhere" });

export const detail = style({ display: "block", fontWeight: 400 });

/** Chips that wrap: on a phone below the facts, in the header's own grid. */
export const rules = style({
  display: "flex",
  flexWrap: "wrap",
  gridColumn: "1 / -1",
  gap: vars.space.s8,
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

export const rule = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.chip,
  background: vars.color.groundTinted,
  fontSize: vars.size.s14,
  "@media": { [media.forcedColors]: { outline: "1px solid" } },
});

/** In place of the price. */
export const unavailable = style({ color: vars.color.inkSoft });

/** When a show opens that nobody sells yet. */
export const note = style({ fontWeight: 600 });

/** Ways to other shows, each high enough for a finger. */
export const others = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s24, rowGap: vars.space.s8 });
