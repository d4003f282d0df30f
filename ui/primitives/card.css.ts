import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { columns } from "./card-columns.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

/** The width of the picture beside the text, and `row`; both unset where the picture is above it. */
const besideWidth = createVar();
const direction = createVar();

const beside = (width: string) => ({ vars: { [besideWidth]: width, [direction]: "row" } });

/** The picture of a compact row. */
export const compactWidth = "min(6.5rem, 29%)";

const compactBeside = beside(compactWidth);

/** The frame of a card that is one link: a picture, and a body with its text. */
const card = style({
  position: "relative",
  display: "flex",
  flexDirection: fallbackVar(direction, "column"),
  overflow: "hidden",
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": { [media.motion]: { transition: "border-color 120ms ease-out" } },
  selectors: {
    "&:has(a[href]):hover": { borderColor: vars.color.control },
    "&:has(a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

/** Upright in a grid, and a compact row in a single column. */
export const upright = style([card, { "@container": { [columns.one]: compactBeside } }]);

/** As wide as its place, with a picture beside the text. In a narrow place it is a compact row. */
export const lying = style([card, beside("min(300px, 34%)"), { "@container": { [columns.one]: compactBeside } }]);

/** The picture, cut to whatever height the text beside it has. */
export const picture = style({
  flex: "none",
  alignSelf: "stretch",
  inlineSize: fallbackVar(besideWidth, "100%"),
  blockSize: "auto",
  objectFit: "cover",
  background: vars.color.line,
});

/**
 * A poster is shown uncropped. In a compact row the space beside it has the poster's color. In a lying card it fills its
 * side.
 */
export const whole = style({
  objectFit: "contain",
  selectors: {
    [`${lying} > &`]: {
      "@container": { "cards (min-width: 32rem)": { inlineSize: "min(300px, 44%)", objectFit: "cover" } },
    },
  },
});

/** The text of a compact row: five are on the screen of a phone. */
const dense = { gap: "2px", paddingBlock: vars.space.s8 };

export const body = style({
  flex: "1 1 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s4,
  minInlineSize: 0,
  padding: vars.space.s12,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  "@container": { [columns.one]: dense },
});

/** The link of a title, which covers its whole card. */
export const cardLink = style({
  textDecoration: "none",
  ":focus-visible": { outline: "none" },
  "::after": { content: "''", position: "absolute", inset: 0 },
});

/** Beside it there is room for the button that saves a product. */
const denseTitle = { minBlockSize: 0, paddingInlineEnd: "44px", fontSize: "0.9375rem" };

/** Two lines are reserved, so that what follows aligns along a row. A longer title is shown whole, with any spacing of text. */
export const title = style({
  minBlockSize: "2.5em",
  fontSize: vars.size.s16,
  lineHeight: 1.25,
  hyphens: "auto",
  textWrap: "wrap",
  overflowWrap: "anywhere",
  // Arabic reaches further above and below the line.
  selectors: {
    "&:lang(ar)": { lineHeight: 1.6 },
    [`${lying} &`]: { minBlockSize: 0, fontSize: vars.size.s18 },
  },
  "@container": { [columns.one]: { selectors: { "&&": denseTitle } } },
});
