import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(330px, 100%), 1fr))",
  gap: vars.space.s16,
  "@media": { [media.tablet]: { gap: vars.space.s24 } },
});

export const voucher = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s12,
  padding: vars.space.s24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: vars.size.s14,
  lineHeight: 1.5,
});

export const discount = style({ fontSize: vars.size.s18 });

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s12 });

/** Easy to read letter by letter, selected as a whole, and as high as the button beside it. */
export const code = style({
  padding: vars.space.s8,
  paddingInline: vars.space.s16,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s16,
  fontWeight: 600,
  letterSpacing: "0.04em",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const until = style({ color: vars.color.inkSoft });

export const button = style({
  minBlockSize: "44px",
  paddingInline: vars.space.s16,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  ":hover": { borderColor: vars.color.ink },
});

export const applied = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s12,
  selectors: { "&[hidden]": { display: "none" } },
});

/** Says that the code is applied. */
export const mark = style({ fontWeight: 600, "::before": { content: '"✓ " / ""' } });
