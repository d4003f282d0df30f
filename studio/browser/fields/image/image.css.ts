import { style } from "@vanilla-extract/css";
import { box } from "../../controls/controls.css.ts";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const empty = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.s8,
  width: "100%",
  minHeight: "64px",
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  background: "none",
  color: color.quiet,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.hover, color: color.text } },
});

export const image = style([box, { overflow: "clip" }]);

export const view = style({ display: "flex", gap: space.s12, padding: space.s8 });

export const picture = style({
  flex: "none",
  width: "112px",
  height: "80px",
  objectFit: "cover",
  borderRadius: radius.small,
  background: color.canvas,
});

export const facts = style({ display: "grid", alignContent: "start", minWidth: 0, flex: 1 });

export const file = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", fontSize: font.s12 });

export const size = style({ fontSize: font.s11, color: color.quiet, fontVariantNumeric: "tabular-nums" });

export const actions = style({ display: "flex", marginBlockStart: space.s8, marginInlineStart: "-5px" });

export const thumbnails = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s4,
  margin: 0,
  padding: `0 ${space.s8} ${space.s8}`,
  listStyle: "none",
});

export const thumbnail = style({
  display: "flex",
  alignItems: "center",
  gap: space.s6,
  padding: "2px",
  paddingInlineEnd: space.s8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: "none",
  fontSize: font.s11,
  color: color.quiet,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.hover, color: color.text } },
});

export const small = style({ width: "32px", height: "24px", objectFit: "cover", borderRadius: "2px" });

export const alt = style({
  display: "flex",
  alignItems: "center",
  borderBlockStart: `1px solid ${color.line}`,
  paddingInlineEnd: "2px",
});

export const altName = style({ paddingInlineStart: space.s8, fontSize: font.s12, color: color.quiet });

export const decoration = style({
  flex: "none",
  minHeight: "26px",
  selectors: { "&[aria-pressed=true]": { background: color.selected, color: color.accent } },
});
