import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.s12,
  minBlockSize: "40px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${theme.color.line}` } },
});

export const kind = style({ inlineSize: "88px", fontWeight: 550 });

export const text = style({ flex: 1, color: theme.color.quiet });
