import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";

export const starts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5.75rem, 1fr))",
  gap: vars.space.s8,
});

export const party = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
