import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** A voucher to be copied: easy to read letter by letter, selected as a whole. */
export const code = style({
  padding: `0 ${vars.space.s8}`,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  letterSpacing: "0.04em",
  whiteSpace: "nowrap",
  userSelect: "all",
});
