import { style } from "@vanilla-extract/css";
import { submit as button } from "../../ui/forms/forms.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { size, space } = vars;

/** A field with its button: beside it where there is room. */
export const line = style({
  display: "grid",
  gap: space.s12,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** It stands beside the control, below the label's line, also where the field has a problem. */
export const submit = style([
  button,
  { "@media": { [media.tablet]: { marginBlockStart: `calc(${size.s14} * 1.625 + ${space.s4})` } } },
]);
