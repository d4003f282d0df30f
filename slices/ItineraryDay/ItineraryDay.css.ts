import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { layout, media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

/** The map stays in sight beside a long list. On paper it is as wide as the list beside it is narrow. */
export const day = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s32,
  alignItems: "start",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
    print: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space.s24 },
  },
});

/** The map and what a driver reads are beside the stops; on a phone the stops are between them. */
export const beside = style({
  display: "contents",
  "@media": {
    [media.tablet]: { display: "grid", gap: space.s24, gridColumn: 2, gridRow: 1 },
    print: { display: "grid", gap: space.s12, gridColumn: 2, gridRow: 1 },
  },
});

export const taxi = style({ order: 1 });

export const addresses = style({ display: "grid", gap: space.s8, marginBlockStart: space.s8 });

export const addressed = style({ display: "flex", gap: space.s12, fontWeight: 600 });

export const stops = style({
  display: "grid",
  "@media": { [media.tablet]: { gridColumn: 1, gridRow: 1 }, print: { gridColumn: 1, gridRow: 1 } },
});

export const stop = style({ display: "flex", gap: space.s12, breakInside: "avoid" });

export const number = style({
  flex: "none",
  display: "grid",
  placeContent: "center",
  inlineSize: "28px",
  blockSize: "28px",
  borderRadius: radius.chip,
  background: color.ink,
  color: color.ground,
  fontSize: size.s14,
  fontWeight: 700,
  printColorAdjust: "exact",
});

export const about = style({
  flex: "1 1 0",
  display: "grid",
  gap: space.s4,
  alignContent: "start",
  minInlineSize: 0,
  maxInlineSize: layout.textWidth,
  paddingBlockEnd: space.s24,
  // A day with all its hours is one sheet of paper.
  "@media": { print: { gap: 0, paddingBlockEnd: space.s16 } },
});

export const name = style({ fontSize: size.s18, lineHeight: 1.5 });

export const fact = style({
  display: "flex",
  gap: space.s8,
  color: color.inkSoft,
  fontSize: size.s14,
});

/** Its lines begin where those of the page do, whatever its script. */
export const address = style({ textAlign: "match-parent" });

export const walk = style([
  fact,
  { marginBlockStart: space.s8, paddingBlockStart: space.s8, borderBlockStart: `1px dashed ${color.control}` },
]);
