import { style } from "@vanilla-extract/css";
import { control } from "../../../../ui/primitives/control.css.ts";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { media } from "../../../../ui/theme/tokens.ts";

export const columns = style({
  display: "grid",
  gap: vars.space.s32,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 320px" } },
});

export const cheapest = style({ color: vars.color.saving, fontWeight: 600 });

export const block = style({ display: "grid", gap: vars.space.s16 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
  gap: vars.space.s32,
  alignItems: "start",
});

export const navigation = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s16,
});

/** Target of a chosen day, below the header. It has no focus ring, because it is not a control. */
export const choice = style({
  display: "grid",
  gap: vars.space.s16,
  scrollMarginBlockStart: vars.space.s64,
  outline: "none",
});

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const party = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s8, alignItems: "end" });

export const label = style({ display: "grid", gap: vars.space.s4, fontSize: vars.size.s14, fontWeight: 600 });

export const select = style([control, { minInlineSize: "96px" }]);

export const update = style([control, { fontWeight: 600, cursor: "pointer" }]);

export const day = style({ fontSize: vars.size.s18 });

export const starts = style({ display: "grid", gap: vars.space.s8, margin: 0, padding: 0, listStyle: "none" });

export const start = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.s16,
  minBlockSize: "48px",
  paddingInline: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: "none",
});

export const open = style({
  borderColor: vars.color.control,
  background: vars.color.surface,
  ":hover": { borderColor: vars.color.action },
  selectors: {
    '&[aria-current="true"]': {
      outline: `2px solid ${vars.color.action}`,
      outlineOffset: "-2px",
      background: vars.color.groundTinted,
    },
  },
});

export const time = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const chosen = style({ display: "grid", gap: vars.space.s16, justifyItems: "start" });

/** A way to other months. */
export const other = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  color: vars.color.ink,
  fontWeight: 600,
  selectors: { "&[hidden]": { display: "none" } },
});

export const link = style({ color: vars.color.ink, fontSize: vars.size.s14 });
