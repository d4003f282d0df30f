import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0, overflow: "auto" });

export const offer = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space.s16,
  padding: `${theme.space.s6} ${theme.space.s8}`,
  borderRadius: theme.radius.control,
});

export const active = style([offer, { background: theme.color.selected }]);

export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const note = style({ color: theme.color.quiet, fontSize: theme.font.s12, whiteSpace: "nowrap" });
