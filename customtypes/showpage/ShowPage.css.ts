import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/media.ts";
import { layout } from "../../ui/theme/tokens.ts";

export const header = style({
  display: "grid",
  gap: vars.space.s24,
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  padding: vars.space.s16,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "320px minmax(0, 1fr)",
      gap: vars.space.s48,
      alignItems: "center",
      paddingInline: vars.space.s24,
      paddingBlock: vars.space.s48,
    },
    [media.desktop]: { gap: vars.space.s64, paddingInline: vars.space.s32 },
  },
});

export const summary = style({ display: "grid", gap: vars.space.s16, justifyItems: "start" });

export const type = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const title = style({
  fontSize: vars.size.s36,
  textWrap: "balance",
  "@media": { [media.tablet]: { fontSize: vars.size.s48 } },
});

export const facts = style({
  display: "grid",
  gap: vars.space.s16,
  marginBlock: vars.space.s8,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.s48 } },
});

export const fact = style({ display: "grid", gap: vars.space.s4 });

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

export const value = style({ margin: 0, fontWeight: 550 });

export const bar = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.s24,
  inlineSize: "100%",
  "@media": {
    "(max-width: 767px)": {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      alignItems: "center",
      padding: vars.space.s12,
      paddingInline: vars.space.s16,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
    },
    [media.tablet]: {
      justifyContent: "start",
      paddingBlockStart: vars.space.s24,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
