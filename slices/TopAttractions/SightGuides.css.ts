import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { space } = vars;

export const guides = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s16,
  marginBlockStart: space.s16,
});

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: space.s24 });
