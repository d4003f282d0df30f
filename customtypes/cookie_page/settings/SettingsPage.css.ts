import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

export const intro = style({ maxInlineSize: layout.textWidth, marginBlockEnd: vars.space.s16 });

export const noScript = style([intro, { display: "none", "@media": { "(scripting: none)": { display: "block" } } }]);

export const form = style({
  maxInlineSize: layout.textWidth,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const choices = style({
  display: "grid",
  gap: vars.space.s16,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.s24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** A browser sets a legend on the frame; this one is inside. */
export const legend = style({
  float: "inline-start",
  inlineSize: "100%",
  marginBlockEnd: vars.space.s8,
  padding: 0,
  fontSize: vars.size.s18,
  fontWeight: 600,
});

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.s12,
  alignItems: "start",
  minBlockSize: "44px",
  clear: "both",
});

export const box = style({
  inlineSize: "24px",
  blockSize: "24px",
  margin: 0,
  accentColor: vars.color.action,
});

export const actions = style({
  display: "grid",
  gap: vars.space.s12,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/** All have the same weight: to refuse is as easy as to allow. */
export const action = style({
  minBlockSize: "44px",
  paddingInline: vars.space.s16,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  ":hover": { borderColor: vars.color.ink },
});

export const status = style({ minBlockSize: "1.5em", marginBlockStart: vars.space.s12, fontWeight: 600 });

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", overflowWrap: "break-word" });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s14,
  textAlign: "start",
  verticalAlign: "top",
});

globalStyle(`${table} tr > :first-child`, { inlineSize: "24%", overflowWrap: "anywhere" });
// The names of keys are words too long for a quarter of a phone.
globalStyle(`${table} tr > th[scope="row"]`, {
  "@media": { "(max-width: 479px)": { paddingInlineEnd: vars.space.s8, fontSize: vars.size.s12 } },
});

export const group = style({ color: vars.color.inkSoft });

export const soft = style({ color: vars.color.inkSoft });
