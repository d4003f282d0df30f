import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bar } from "./bar.css.ts";

export const list = style([
  bar,
  {
    display: "flex",
    flexWrap: "wrap",
    paddingBlock: vars.space.s12,
    color: vars.color.inkSoft,
    fontSize: vars.size.s14,
    lineHeight: 1.5,
    listStyle: "none",
  },
]);

export const item = style({
  selectors: {
    "& + &::before": { content: "'/' / ''", marginInline: vars.space.s8, color: vars.color.control },
  },
});

export const link = style({
  display: "inline-block",
  textDecoration: "none",
  ":hover": { color: vars.color.ink, textDecoration: "underline" },
});
