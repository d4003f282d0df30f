import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const legacy = style({
  display: "grid",
  gap: space.s4,
  padding: `${space.s6} ${space.s8}`,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.control,
  fontSize: font.s12,
  color: color.quiet,
});

export const value = style({ fontFamily: font.mono, overflowWrap: "anywhere", color: color.text });
