import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, space, size, radius } = vars;

export const routes = style({ display: "grid", gap: space.s24, alignContent: "start", minInlineSize: 0 });

export const name = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  fontSize: size.s18,
  fontWeight: 600,
});

export const stops = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  gap: space.s8,
  marginBlockStart: space.s12,
});

export const stop = style({ display: "flex", gap: space.s8, lineHeight: 1.35 });

export const number = style({
  flex: "none",
  display: "grid",
  placeContent: "center",
  inlineSize: "24px",
  blockSize: "24px",
  borderRadius: radius.chip,
  background: color.ink,
  color: color.ground,
  fontSize: size.s12,
  fontWeight: 700,
});

export const note = style({ display: "block", fontSize: size.s14, color: color.inkSoft });
