import { style } from "@vanilla-extract/css";
import { box, input } from "../../controls/controls.css.ts";
import { theme } from "../../theme.css.ts";

const { color, font, space } = theme;

/** Text and target of a link in one border. */
export const link = style([box, { display: "grid", flex: 1 }]);

export const text = style([input, { borderBlockEnd: `1px solid ${color.line}` }]);

export const target = style({
  display: "flex",
  alignItems: "center",
  minHeight: "30px",
  paddingInlineEnd: "2px",
  minWidth: 0,
  gap: "1px",
});

export const kinds = style({
  display: "flex",
  flex: "none",
  paddingInlineStart: "2px",
});

export const control = style({ flex: 1, minWidth: 0, display: "grid" });

export const file = style([
  input,
  { textAlign: "start", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", cursor: "pointer" },
]);

export const wrong = style({ padding: `0 ${space.s8} ${space.s6}`, fontSize: font.s12, color: color.danger });

export const found = style({ display: "grid", minWidth: 0 });

export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const address = style({
  fontSize: font.s11,
  color: color.quiet,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const none = style({ padding: space.s8, fontSize: font.s12, color: color.quiet });

export const variants = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  padding: "2px",
  borderBlockStart: `1px solid ${color.line}`,
});

export const variant = style({
  minHeight: "24px",
  selectors: { "&[aria-checked=true]": { background: color.selected, color: color.accent } },
});

export const list = style({ display: "grid", gap: space.s6, margin: 0, padding: 0, listStyle: "none" });

export const listed = style({ display: "flex", alignItems: "start", gap: space.s4 });
