import { globalStyle, style } from "@vanilla-extract/css";
import { box } from "../../controls/controls.css.ts";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const frame = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  overflow: "clip",
  minWidth: 0,
});

export const scroll = style({ overflowX: "auto" });

export const table = style({ width: "100%", borderCollapse: "collapse" });

export const cell = style({
  minWidth: "150px",
  padding: 0,
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${color.line}`,
  borderInlineEnd: `1px solid ${color.line}`,
});

export const edge = style({ padding: "2px", width: "1px", textAlign: "center", verticalAlign: "top" });

// The table is the border of its cells, and the cell that is written in has a toolbar.
globalStyle(`${edge} > button:not(:hover, :focus-visible)`, { opacity: 0.5 });
globalStyle(`${cell} > ${box}`, { border: 0, borderRadius: 0, background: "none" });
globalStyle(`${cell}:not(:focus-within) [role=toolbar]`, { display: "none" });

export const headCell = style([cell, { background: color.surface, fontWeight: 600 }]);

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s4,
  padding: space.s4,
  borderBlockStart: `1px solid ${color.line}`,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space.s6,
  marginInlineStart: "auto",
  fontSize: font.s12,
  color: color.quiet,
});
