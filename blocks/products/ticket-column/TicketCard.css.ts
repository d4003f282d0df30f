import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

const { color, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gap: space.s12,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  borderRadius: radius.control,
});

export const name = style({ fontSize: size.s18, fontWeight: 600, lineHeight: 1.3, overflowWrap: "anywhere" });
