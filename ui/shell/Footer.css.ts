import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, media } from "../theme/tokens.ts";
import { inner as column } from "../primitives/Section.css.ts";

export const footer = style({
  marginBlockStart: vars.space.s64,
  background: vars.color.groundTinted,
  fontSize: vars.size.s14,
  lineHeight: 1.5,
});

export const inner = style([column, { paddingBlock: `${vars.space.s48} ${vars.space.s32}` }]);

export const top = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s32,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: vars.space.s64 } },
});

/** Long words and addresses break where a traveller enlarges them. */
export const about = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.s8,
  overflowWrap: "anywhere",
});

export const notOfficial = style({ maxInlineSize: "44ch" });

export const contact = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "32px",
  fontWeight: 600,
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space.s32,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const title = style({
  marginBlockEnd: vars.space.s8,
  fontFamily: vars.font.body,
  fontSize: vars.size.s14,
  letterSpacing: 0,
});

export const link = style({
  display: "inline-block",
  paddingBlock: vars.space.s4,
  color: vars.color.inkSoft,
  textDecoration: "none",
  ":hover": { color: vars.color.ink, textDecoration: "underline" },
  selectors: { "&[aria-current]": { color: vars.color.ink, fontWeight: 600 } },
});

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  marginBlockStart: vars.space.s32,
  paddingBlock: vars.space.s16,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s24,
  maxInlineSize: layout.textWidth,
  marginBlockStart: vars.space.s24,
  color: vars.color.inkSoft,
});

export const brand = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.s22,
  fontWeight: 600,
  letterSpacing: vars.tracking.heading,
});
