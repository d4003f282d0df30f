import { style } from "@vanilla-extract/css";
import { columns } from "../../ui/primitives/card-columns.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { body, compactWidth, lying, upright } from "../../ui/primitives/card.css.ts";

export { cardLink, picture, title, whole } from "../../ui/primitives/card.css.ts";

/** Style of each size: a small one is for rows that scroll, a large one for a list. */
export const size = { s: upright, m: upright, l: lying } as const;

/** A product that can't be booked is less prominent. */
export const soldOut = style({ filter: "grayscale(1)", opacity: 0.7 });

/** The width that a badge leaves free: a heart of 40 pixels, and eight at each side of both. */
const besideBadge = "64px";

/** On the picture beside the heart, or above the kicker where it would hide the words of a poster. */
export const onPicture = style({
  position: "absolute",
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
  maxInlineSize: `calc(100% - ${besideBadge})`,
  "@container": {
    [columns.one]: { insetInlineStart: vars.space.s4, maxInlineSize: `calc(${compactWidth} - ${vars.space.s8})` },
  },
});

/** From tablets on, the price has a separate column beside the large picture. */
export const text = style([
  body,
  {
    selectors: {
      [`${lying} > &`]: {
        "@container": {
          "cards (min-width: 46rem)": {
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) 12rem",
            alignContent: "start",
            columnGap: vars.space.s24,
            padding: vars.space.s16,
          },
        },
      },
    },
  },
]);

/** Hides parts that do not fit into a compact row. */
const roomy = style({ "@container": { [columns.one]: { display: "none" } } });

export const kicker = style([roomy, { color: vars.color.inkSoft, fontSize: vars.size.s12, wordSpacing: "0.15em" }]);

export const facts = style({ color: vars.color.ink });

/** At the bottom, so that prices align along a row. */
export const foot = style({
  display: "grid",
  gap: vars.space.s8,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s4,
  selectors: {
    [`${lying} &`]: {
      "@container": {
        "cards (min-width: 46rem)": {
          gridColumn: 2,
          gridRow: "1 / span 9",
          alignContent: "start",
          marginBlockStart: 0,
        },
      },
    },
  },
});

export const notice = style({ fontWeight: 600 });

/** In a compact row, which has no button. */
export const withoutButton = style({
  display: "none",
  "@container": { [columns.one]: { display: "inline" } },
});

/** Above the link of the title, which covers the card. */
export const callToAction = style([
  {
    display: "block",
    "@container": { [columns.one]: { display: "none" } },
    position: "relative",
    zIndex: 1,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s16,
    border: `1px solid ${vars.color.action}`,
    borderRadius: vars.radius.control,
    background: vars.color.action,
    color: vars.color.actionInk,
    fontWeight: 600,
    textAlign: "center",
    textDecoration: "none",
    ":hover": { background: vars.color.actionHover },
    "@media": { [media.motion]: { transition: "background-color 120ms ease-out" } },
  },
]);
