import { globalStyle, style } from "@vanilla-extract/css";
import { columns } from "../primitives/card-columns.ts";
import { lying, whole } from "../primitives/card.css.ts";
import { vars } from "../theme/contract.css.ts";

/** How many are saved, at the corner of the icon. */
export const count = style({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: 0,
  minInlineSize: "18px",
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.chip,
  background: vars.color.action,
  color: vars.color.actionInk,
  fontSize: vars.size.s12,
  fontWeight: 700,
  lineHeight: "18px",
  textAlign: "center",
  ":empty": { display: "none" },
});

/** A button of the page's own size and colors. */
export const round = style({
  placeItems: "center",
  inlineSize: "40px",
  blockSize: "40px",
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: "pointer",
  "@media": { print: { display: "none" } },
});

/** A poster has its words at the left in any language. */
const posterInRtl = `[data-product]:has(${whole}):dir(rtl) > &`;

const inCorner = { insetBlock: `${vars.space.s8} auto`, insetInline: `auto ${vars.space.s8}` } as const;

/**
 * On the picture of a card, where no badge is. In a compact row it stands beside the title, as the picture may be a poster
 * with words. On a product's own page it stands beside the rating. Filled when it is pressed.
 */
export const heart = style([
  round,
  {
    display: "grid",
    ":hover": { borderColor: vars.color.control },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.action },
      "[data-product] > &": {
        position: "absolute",
        zIndex: 1,
        ...inCorner,
      },
      [posterInRtl]: { insetInline: `${vars.space.s8} auto` },
      [`${lying} > &`]: { insetBlock: `auto ${vars.space.s4}`, insetInline: `${vars.space.s4} auto` },
    },
    "@container": { [columns.one]: { selectors: { "[data-product] > &": inCorner, [posterInRtl]: inCorner } } },
  },
]);

globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: "currentColor" });
