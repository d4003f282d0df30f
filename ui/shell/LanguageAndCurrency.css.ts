import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, visuallyHidden } from "../theme/tokens.ts";
import { choice, panel, roomy, trigger } from "./shell.css.ts";

export const opener = style([trigger, { marginInlineEnd: `calc(-1 * ${vars.space.s12})` }]);

/** On a phone the currency alone says enough. */
export const language = style({ display: "none", "@container": { [roomy]: { display: "inline" } } });

/** On a phone the globe alone says enough, to eyes. */
export const reading = style({ "@container": { "(max-width: 25rem)": visuallyHidden } });

export const choices = style([
  panel,
  {
    insetInlineEnd: `max(${vars.space.s16}, calc((100vw - ${layout.pageWidth}) / 2))`,
    inlineSize: `min(560px, calc(100vw - 2 * ${vars.space.s16}))`,
  },
]);

export const title = style({
  padding: 0,
  marginBlockEnd: vars.space.s8,
  fontSize: vars.size.s14,
  color: vars.color.inkSoft,
});

export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s24,
});

export const group = style({ minInlineSize: 0, margin: 0, marginBlockStart: vars.space.s16, padding: 0, border: 0 });

export const currencies = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: vars.space.s4,
});

export const option = choice;

/** Code and sign on one line, and the name below them once it is there. */
export const currency = style([
  choice,
  { flexWrap: "wrap", rowGap: 0, alignContent: "center", paddingBlock: vars.space.s4 },
  { selectors: { "&[hidden]": { display: "none" } } },
]);

export const symbol = style({ color: vars.color.inkSoft });

export const name = style({
  flexBasis: "100%",
  color: vars.color.inkSoft,
  fontWeight: 400,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

export const search = style({ display: "grid", gap: vars.space.s4 });

export const label = style({ display: "grid", gap: vars.space.s4, fontSize: vars.size.s14 });

export const input = style({
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
});

export const status = style({ minBlockSize: "1.5em", fontSize: vars.size.s14, color: vars.color.inkSoft });
