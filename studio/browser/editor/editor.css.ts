import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "248px minmax(0, 1fr) 372px",
  gridTemplateRows: "48px minmax(0, 1fr)",
  blockSize: "100vh",
  "@media": { "(max-width: 1199px)": { gridTemplateColumns: "208px minmax(0, 1fr) 320px" } },
});

export const bar = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: theme.space.s8,
  paddingInline: theme.space.s12,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
});

export const barTitle = style({
  margin: 0,
  fontSize: "inherit",
  display: "flex",
  alignItems: "baseline",
  gap: theme.space.s8,
  minInlineSize: "64px",
  fontWeight: 600,
  overflow: "hidden",
  whiteSpace: "nowrap",
});

export const barName = style({ overflow: "hidden", textOverflow: "ellipsis" });

export const barAddress = style({
  color: theme.color.quiet,
  fontWeight: 400,
  fontSize: theme.font.s12,
  overflow: "hidden",
  textOverflow: "ellipsis",
  // A narrow bar has room for the name alone.
  "@media": { "(max-width: 1199px)": { display: "none" } },
});

export const space = style({ flex: 1 });

export const group = style({ display: "flex", gap: theme.space.s2 });

export const canvas = style({ overflow: "hidden", background: theme.color.canvas });

export const panel = style({
  overflow: "auto",
  borderInlineStart: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
});

export const panelHead = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: theme.space.s8,
  minBlockSize: "44px",
  paddingInline: theme.space.s16,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
});

export const panelTitle = style({ margin: 0, flex: 1, minInlineSize: 0, fontSize: theme.font.s13, fontWeight: 600 });

export const panelBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: theme.space.s16,
  padding: theme.space.s16,
  paddingBlockEnd: theme.space.s32,
});

export const note = style({ margin: 0, color: theme.color.quiet, fontSize: theme.font.s12, fontWeight: 400 });

export const panelNote = style([note, { paddingInline: theme.space.s16, paddingBlockStart: theme.space.s12 }]);

export const tabs = style({
  display: "flex",
  gap: theme.space.s4,
  paddingInline: theme.space.s16,
  paddingBlock: theme.space.s8,
});

export const conflicts = style({
  display: "grid",
  gap: theme.space.s8,
  padding: theme.space.s16,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.selected,
});

export const conflict = style({ display: "grid", gap: theme.space.s4 });

export const conflictActions = style({ display: "flex", gap: theme.space.s8 });

export const value = style({
  margin: 0,
  padding: theme.space.s6,
  borderRadius: theme.radius.small,
  background: theme.color.raised,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const saveState = style({
  flexShrink: 8,
  minInlineSize: "40px",
  overflow: "hidden",
  color: theme.color.quiet,
  fontSize: theme.font.s12,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const saveFault = style([saveState, { color: theme.color.danger }]);

export const address = style({ display: "grid", gap: theme.space.s4 });
