import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { layout } from "../../../../ui/theme/tokens.ts";

const { color, radius, size, space } = vars;

export const cheapest = style({ color: color.saving, fontWeight: 600 });

export const block = style({ display: "grid", gap: space.s16, paddingBlockStart: space.s12 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  gap: space.s32,
  alignItems: "start",
});

export const navigation = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s24,
  paddingBlockStart: space.s16,
});

/** Target of the step to a time, below the header. It has no focus ring, because it is not a control. */
export const choice = style({ scrollMarginBlockStart: `calc(${layout.headerHeight} + ${space.s16})`, outline: "none" });

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const day = style({ fontSize: size.s18 });

export const starts = style({ display: "grid", gap: space.s8, margin: 0, padding: 0, listStyle: "none" });

export const start = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  alignContent: "center",
  columnGap: space.s16,
  minBlockSize: "48px",
  paddingBlock: space.s8,
  paddingInline: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.inkSoft,
  fontSize: size.s14,
  lineHeight: 1.4,
  textDecoration: "none",
});

export const open = style({
  borderColor: color.control,
  background: color.surface,
  color: color.ink,
  ":hover": { borderColor: color.action },
  selectors: {
    '&[aria-current="true"]': {
      outline: `2px solid ${color.action}`,
      outlineOffset: "-2px",
      background: color.groundTinted,
    },
  },
});

export const time = style({ fontSize: size.s16, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

/** What is left, below the time. */
export const left = style({ gridColumn: 1, color: color.inkSoft, fontSize: size.s14 });

export const chosen = style({ display: "grid", gap: space.s8, justifyItems: "start" });

/** A way to other months. */
export const other = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  color: color.ink,
  fontWeight: 600,
  selectors: { "&[hidden]": { display: "none" } },
});

export const link = style({ color: color.ink, fontSize: size.s14 });
