import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";
import { card, cardLink } from "./card.css.ts";

/** Picture, title, rating, highlights, foot: the rows of the grid it stands in, or its own. */
export const product = style([
  card,
  {
    display: "grid",
    gridTemplateRows: ["auto auto auto auto 1fr", "subgrid"],
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: 0,
  },
]);

export const picture = style({ gridRow: 1, position: "relative" });

/** A product that can't be booked is less prominent. */
export const soldOut = style([picture, { filter: "grayscale(1)", opacity: 0.7 }]);

export const badge = style({
  position: "absolute",
  insetBlockStart: vars.space.s12,
  insetInlineStart: vars.space.s12,
  display: "flex",
});

export const head = style({ gridRow: 2, padding: vars.space.s16, paddingBlockEnd: 0 });

/** Above the kicker, for a badge that would hide the words of a poster. */
export const headBadge = style({ display: "flex", marginBlockEnd: vars.space.s8 });

export const kicker = style({
  overflow: "hidden",
  marginBlockEnd: vars.space.s4,
  color: vars.color.inkSoft,
  fontSize: vars.size.s12,
  lineHeight: 1.4,
  wordSpacing: "0.15em",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const title = style({
  fontSize: vars.size.s18,
  lineHeight: 1.25,
  hyphens: "auto",
  textWrap: "wrap",
  // Arabic reaches further below the line, and a clamped title cuts what hangs out of it.
  selectors: { "&:lang(ar)": { lineHeight: 1.6 } },
});

export const link = style([
  cardLink,
  {
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
  },
]);

export const rating = style({ gridRow: 3, paddingInline: vars.space.s16, paddingBlockStart: vars.space.s8 });
export const highlights = style({ gridRow: 4, paddingInline: vars.space.s16, paddingBlockStart: vars.space.s12 });
globalStyle(`:is(${rating}, ${highlights}):empty`, { display: "none" });

export const foot = style({
  gridRow: 5,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space.s12,
  padding: vars.space.s16,
});

export const notice = style({ fontWeight: 600 });

/** Looks like the button that the whole card is. */
export const callToAction = style({
  paddingBlock: vars.space.s8,
  border: `1px solid ${vars.color.action}`,
  background: vars.color.action,
  color: vars.color.actionInk,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s14,
  fontWeight: 600,
  textAlign: "center",
  selectors: { [`${product}:hover &`]: { background: vars.color.actionHover } },
  "@media": { [media.motion]: { transition: "background-color 120ms ease-out" } },
});
