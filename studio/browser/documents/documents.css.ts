import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const view = style({ maxInlineSize: "1240px", marginInline: "auto", padding: theme.space.s24 });

export const head = style({ display: "flex", justifyContent: "space-between", alignItems: "center" });

export const actions = style({ display: "flex", gap: theme.space.s8 });

export const heading = style({ margin: 0, fontSize: theme.font.s20, fontWeight: 600 });

export const filters = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.s8,
  paddingBlock: theme.space.s16,
  background: theme.color.surface,
});

export const searchBox = style({ flex: "1 1 240px" });

export const count = style({
  margin: 0,
  marginBlockEnd: theme.space.s8,
  color: theme.color.quiet,
  fontSize: theme.font.s12,
});

export const empty = style({ paddingBlock: theme.space.s32, textAlign: "center", color: theme.color.quiet });

export const list = style({
  listStyle: "none",
  margin: 0,
  marginBlockEnd: theme.space.s16,
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  overflow: "hidden",
});

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.4fr) minmax(0, 2fr) minmax(0, 1fr) 176px minmax(0, 1.2fr)",
  gap: theme.space.s16,
  alignItems: "center",
  minBlockSize: "38px",
  paddingInline: theme.space.s12,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${theme.color.line}` },
    "&:hover, &:focus-within": { background: theme.color.hover },
  },
});

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style({
  ...cut,
  color: "inherit",
  fontWeight: 550,
  textDecoration: "none",
  // The whole row is the link.
  "::after": { content: "", position: "absolute", inset: 0 },
});

export const address = style({ ...cut, color: theme.color.quiet, fontSize: theme.font.s12 });

export const problem = style({ display: "block", color: theme.color.danger, fontSize: theme.font.s12 });

export const unchecked = style({ display: "block", color: theme.color.quiet, fontSize: theme.font.s12 });

export const quiet = style({ ...cut, color: theme.color.quiet, fontSize: theme.font.s12 });
