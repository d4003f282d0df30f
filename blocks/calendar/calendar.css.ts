import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const month = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderSpacing: "2px",
  borderCollapse: "separate",
});

export const caption = style({ paddingBlockEnd: vars.space.s8, fontWeight: 600, textAlign: "start" });

export const weekday = style({
  paddingBlock: vars.space.s4,
  color: vars.color.inkSoft,
  fontSize: vars.size.s12,
  fontWeight: 500,
});

/** A day that can't be booked has no price, and less weight. */
export const day = style({
  blockSize: "48px",
  padding: 0,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
  textAlign: "center",
  verticalAlign: "middle",
});

/** The chosen one has its ground in forced colors and on paper too: the cheapest one has a border. */
export const free = style({
  alignItems: "center",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: "48px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: 1.25,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.action },
  selectors: {
    '&[aria-current="date"]': {
      borderColor: vars.color.action,
      borderWidth: "2px",
      background: vars.color.action,
      color: vars.color.actionInk,
      printColorAdjust: "exact",
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="date"]': {
          borderColor: "Highlight",
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const cheapest = style({ borderColor: vars.color.saving, borderWidth: "2px", color: vars.color.saving });

/** Days without tickets are links without a price, with less weight than those that can be booked. */
export const closed = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: "48px",
  borderRadius: vars.radius.control,
  color: "inherit",
  textDecoration: "line-through",
  ":hover": { outline: `1px solid ${vars.color.line}` },
  selectors: { '&[aria-current="date"]': { outline: `2px solid ${vars.color.action}` } },
});

export const number = style({ fontWeight: 600 });

/** A phone of 320 px has room for `£32.50` in a smaller size alone. */
export const price = style({
  fontSize: `clamp(0.625rem, 3vw, ${vars.size.s12})`,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const choice = style({
  display: "grid",
});
