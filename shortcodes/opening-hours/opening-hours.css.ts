import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const week = style({
  display: "table",
  marginBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s14,
  lineHeight: 1.5,
});

export const day = style({ display: "table-row" });

const cell = style({
  display: "table-cell",
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style([cell, { paddingInlineEnd: vars.space.s32, fontWeight: 600 }]);

export const hours = style([cell]);
