import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../ui/theme/contract.css.ts";

const panelSize = "45vh";

/** Takes space at the end of the page, and stays in sight above it. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 900,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s16,
  paddingInline: vars.space.s16,
  minBlockSize: "3rem",
  background: vars.color.surface,
  borderBlockStart: `3px solid ${vars.color.action}`,
  boxShadow: vars.shadow.floating,
  fontSize: vars.size.s14,
  // The end of the page can be scrolled clear of the panel.
  selectors: { "&:has([open])": { marginBlockStart: panelSize } },
});

export const details = style({ minInlineSize: 0 });

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  cursor: "pointer",
  "::before": { content: '"▸"' },
  selectors: {
    "&:dir(rtl)::before": { content: '"◂"' },
    [`${details}[open] > &::before`]: { content: '"▾"' },
  },
});

export const count = style({ fontWeight: 600, color: vars.color.scarcity });

export const panel = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "100%",
  maxBlockSize: panelSize,
  overflowY: "auto",
  display: "grid",
  gap: vars.space.s24,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
  padding: vars.space.s16,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.floating,
});

export const heading = style({ fontSize: vars.size.s18 });
export const languages = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s16, marginBlock: vars.space.s8 });
export const language = style({ minBlockSize: "24px" });
export const list = style({ listStyle: "none", padding: 0, marginBlockStart: vars.space.s8 });

export const item = style({
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.s16,
});

/** Large enough for a finger. */
export const location = style({ display: "inline-block", paddingBlock: vars.space.s4 });

export const soft = style({ color: vars.color.inkSoft });
export const leave = style({ flexShrink: 0, paddingBlock: vars.space.s12 });

export const level = styleVariants({
  error: { color: vars.color.scarcity },
  warning: { color: vars.color.scarcity },
  info: { color: vars.color.inkSoft },
});
