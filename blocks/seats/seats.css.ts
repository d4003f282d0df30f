import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../ui/primitives/control.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";

export const explorer = style({
  display: "grid",
  gap: vars.space.s24,
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&[hidden]": { display: "none" } },
});

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s16,
  "@media": { print: { display: "none" } },
});

export const label = style({ display: "grid", gap: vars.space.s4, fontSize: vars.size.s14, fontWeight: 550 });

export const input = style([control, { inlineSize: "9rem", paddingInline: vars.space.s12, fontSize: vars.size.s16 }]);

export const button = style([control, { fontWeight: 600, ":hover": { borderColor: vars.color.action } }]);

export const best = style({
  display: "grid",
  gap: vars.space.s12,
  justifyItems: "start",
  padding: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const names = style({ margin: 0, paddingInlineStart: vars.space.s24 });

export const total = style({ fontWeight: 650 });

export const list = style({ display: "grid", gap: vars.space.s8, margin: 0, padding: 0, listStyle: "none" });

/** Rows of the chosen section, in columns. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: vars.space.s8,
  margin: 0,
  paddingBlock: vars.space.s12,
  paddingInline: `${vars.space.s16} 0`,
  listStyle: "none",
});

export const link = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: vars.space.s16,
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { borderColor: vars.color.action, borderWidth: "2px", fontWeight: 650 },
    "a&:hover": { borderColor: vars.color.action },
  },
});

globalStyle(`${link} > small`, { color: vars.color.inkSoft, fontSize: vars.size.s14, fontWeight: 400 });

export const row = style({ display: "grid", gap: vars.space.s16 });

/** Target of links and forms, which receives the focus. It has no focus ring, because it is not a control. */
export const target = style({ outline: "none" });

export const boxes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: vars.space.s4,
  minInlineSize: 0,
  marginBlockEnd: vars.space.s16,
  padding: 0,
  border: 0,
});

export const box = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  fontSize: vars.size.s14,
});

export const check = style({
  flex: "none",
  inlineSize: "24px",
  blockSize: "24px",
  margin: 0,
  accentColor: vars.color.action,
});
