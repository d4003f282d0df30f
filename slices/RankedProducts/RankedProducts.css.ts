import { style } from "@vanilla-extract/css";
import { cardLink } from "../../ui/product/card.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const line = `1px solid ${vars.color.line}`;

export const list = style({ counterReset: "rank", borderBlockStart: line });

export const item = style({ counterIncrement: "rank", borderBlockEnd: line });

export const row = style({
  position: "relative",
  display: "grid",
  gap: vars.space.s16,
  paddingBlock: vars.space.s24,
  selectors: { "&:has(a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" } },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "240px minmax(0, 1fr) 184px", gap: vars.space.s24 },
    [media.desktop]: { gridTemplateColumns: "300px minmax(0, 1fr) 208px", gap: vars.space.s32 },
  },
});

export const picture = style({
  position: "relative",
  alignSelf: "start",
  aspectRatio: "16 / 10",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.line,
  selectors: {
    // The rank has an empty alternative text: a screen reader counts the list's items itself.
    "&::after": {
      content: ["counter(rank)", "counter(rank) / ''"],
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: 0,
      minInlineSize: "40px",
      padding: `${vars.space.s4} ${vars.space.s8}`,
      borderEndEndRadius: vars.radius.card,
      background: vars.color.ground,
      fontFamily: vars.font.heading,
      fontSize: vars.size.s18,
      fontWeight: 600,
      fontVariantNumeric: "tabular-nums",
      lineHeight: 1.5,
      textAlign: "center",
    },
  },
});

export const soldOut = style({ filter: "grayscale(1)" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s4} ${vars.space.s12}`,
  marginBlockEnd: vars.space.s8,
});

export const kicker = style({
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});

export const name = style({
  marginBlockEnd: vars.space.s8,
  fontSize: vars.size.s18,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { fontSize: vars.size.s22 } },
});

export const link = style([cardLink, { ":hover": { textDecoration: "underline" } }]);

/** The short lines beside the long ones, where both have the room. */
export const highlights = style({
  display: "grid",
  gap: `${vars.space.s12} ${vars.space.s24}`,
  marginBlockStart: vars.space.s12,
  "@media": { [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

export const points = style({ display: "grid", gap: vars.space.s4, alignContent: "start" });

export const point = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s8,
  fontSize: vars.size.s14,
  lineHeight: 1.45,
});
