import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const facts = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  padding: space.s8,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: font.s12,
  color: color.quiet,
});

export const picture = style({ width: "64px", aspectRatio: "16 / 9", objectFit: "cover", borderRadius: radius.small });
