import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A small link or button with a border, in a row of others. Its size and its text are those of the row. */
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.chip,
  background: vars.color.surface,
  color: "inherit",
  textDecoration: "none",
  ":hover": { borderColor: vars.color.ink },
});

/** One that leads to a list, beside many others. */
export const quietChip = style([
  chip,
  {
    gap: vars.space.s8,
    minBlockSize: "44px",
    borderColor: vars.color.line,
    fontSize: vars.size.s14,
    fontWeight: 600,
    lineHeight: 1.4,
    ":hover": { borderColor: vars.color.control },
  },
]);
