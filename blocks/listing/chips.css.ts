import { globalStyle, style } from "@vanilla-extract/css";
import { chip as base } from "../../ui/primitives/chip.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { sidewaysLine, media } from "../../ui/theme/tokens.ts";

const wrapping = { display: "flex", flexWrap: "wrap", gap: vars.space.s8 } as const;

export const chips = style(wrapping);

const chipLook = style([base, { justifyContent: "center", gap: vars.space.s4, minInlineSize: "44px" }]);

/** A current or chosen chip has a thick border, which is there in forced colors too. */
export const chip = style([
  chipLook,
  {
    minBlockSize: "44px",
    paddingInline: vars.space.s16,
    cursor: "pointer",
    selectors: {
      "&[aria-current], &[data-chosen]": { border: `2px solid ${vars.color.action}`, fontWeight: 600 },
      "details[open] > &": { borderColor: vars.color.ink },
    },
  },
]);

export const chosen = style([
  chipLook,
  { minBlockSize: "36px", paddingInline: vars.space.s12, fontSize: vars.size.s14, fontWeight: 600 },
]);

globalStyle(`${chipLook} svg`, { inlineSize: "16px", blockSize: "16px" });

/** A phone scrolls along the chips. */
export const strip = style([
  wrapping,
  {
    // Visually hidden text stays within the scrolling box.
    position: "relative",
    "@media": {
      [media.phone]: {
        flexWrap: "nowrap",
        marginInline: `calc(-1 * ${vars.space.s16})`,
        padding: `${vars.space.s4} ${vars.space.s16}`,
        ...sidewaysLine,
        whiteSpace: "nowrap",
      },
    },
  },
]);

// The days and the chip that opens the months are in one row, as long as there is room.
globalStyle(`${strip} :is(nav, ul)`, { display: "contents" });

/** A panel is as wide as the row of chips, below it. On a phone a panel of the sheet is a part of it. */
export const bar = style([wrapping, { position: "relative" }]);
