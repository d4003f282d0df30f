import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const group = style({ display: "grid", gap: space.s6, minWidth: 0, justifyItems: "start" });

export const head = style({ display: "flex", justifyContent: "space-between", width: "100%", alignItems: "baseline" });

export const label = style({ fontSize: font.s12, fontWeight: 500, color: color.quiet });

export const count = style({ fontSize: font.s11, color: color.quiet });

export const items = style({
  display: "grid",
  width: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  overflow: "clip",
});

export const item = style({ minWidth: 0, selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } } });

export const itemHead = style({
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: space.s4,
  minHeight: "32px",
  selectors: { "&:hover": { background: color.hover } },
});

export const fold = style({
  display: "flex",
  alignItems: "center",
  gap: space.s6,
  flex: 1,
  minWidth: 0,
  alignSelf: "stretch",
  padding: `0 ${space.s8}`,
  border: 0,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

export const chevron = style({
  display: "grid",
  color: color.quiet,
  transition: "rotate 120ms",
  selectors: {
    [`${fold}[aria-expanded=true] &`]: { rotate: "90deg" },
    [`[dir=rtl] ${fold}[aria-expanded=false] &`]: { rotate: "180deg" },
  },
});

export const title = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const warning = style({ marginInlineStart: "auto", color: color.warning, display: "grid" });

export const fields = style({
  display: "grid",
  gap: space.s12,
  padding: `${space.s4} ${space.s12} ${space.s12}`,
});
