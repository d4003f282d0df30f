import { style, styleVariants } from "@vanilla-extract/css";
import { columns } from "../../ui/primitives/card-columns.ts";
import { vars } from "../../ui/theme/contract.css.ts";

/** Its words wrap; an amount never does. */
export const tag = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.25,
});

const price = style({
  color: vars.color.ink,
  fontWeight: 700,
  letterSpacing: vars.tracking.heading,
  whiteSpace: "nowrap",
});

const small = vars.size.s18;

/** A compact row at 320 px has room for seven digits at twice the text size. */
const compact = `min(${small}, 8cqi)`;

export const size = styleVariants({
  regular: [
    price,
    {
      fontSize: vars.size.s22,
      "@container": { [columns.one]: { fontSize: compact }, [columns.narrowRow]: { fontSize: small } },
    },
  ],
  // Beside a button on the smallest phones, a price of seven digits has room.
  large: [price, { fontSize: small, "@media": { "(min-width: 400px)": { fontSize: vars.size.s28 } } }],
});

/** Begins a line before it is broken. */
export const unit = style({ display: "inline-block", marginInlineEnd: vars.space.s4 });

/** Two short words, which are never apart. */
export const perPerson = style([unit, { whiteSpace: "nowrap" }]);

export const saving = style({
  display: "inline-block",
  color: vars.color.saving,
  fontWeight: 600,
});

export const cashback = style({ display: "block" });
