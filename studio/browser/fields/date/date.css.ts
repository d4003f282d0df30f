import { style } from "@vanilla-extract/css";
import { box as border } from "../../controls/controls.css.ts";
import { popover as list } from "../../controls/menu.css.ts";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const box = style([
  border,
  {
    display: "flex",
    alignItems: "center",
    minHeight: "32px",
    paddingInline: `${space.s8} 2px`,
    selectors: { "[data-invalid] > &": { borderColor: color.danger } },
  },
]);

export const segments = style({ display: "flex", flex: 1, flexWrap: "wrap", fontVariantNumeric: "tabular-nums" });

export const segment = style({
  padding: "1px",
  borderRadius: "2px",
  outline: "none",
  whiteSpace: "pre",
  selectors: {
    "&[data-placeholder]": { color: color.quiet },
    "&[data-focused]": { background: color.accent, color: color.accentText },
  },
});

/** As wide as its calendar, not as the field. */
export const popover = style([list, { minWidth: 0 }]);

export const calendar = style({ padding: space.s8, display: "grid", gap: space.s4, justifyItems: "center" });

export const head = style({ display: "flex", alignItems: "center", width: "100%" });

export const month = style({ flex: 1, margin: 0, textAlign: "center", fontSize: font.s13, fontWeight: 600 });

export const grid = style({ borderSpacing: 0, fontSize: font.s12 });

export const day = style({
  display: "grid",
  placeItems: "center",
  width: "30px",
  height: "28px",
  borderRadius: radius.small,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: color.hover },
    "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    "&[data-selected]": { background: color.accent, color: color.accentText },
    "&[data-outside-month]": { visibility: "hidden" },
  },
});
