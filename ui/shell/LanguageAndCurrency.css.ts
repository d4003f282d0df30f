import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, media } from "../theme/tokens.ts";
import { panel, trigger } from "./shell.css.ts";

export const opener = style([trigger, { marginInlineEnd: `calc(-1 * ${vars.space.s12})` }]);

/** On a phone the currency alone says enough. */
export const language = style({
  display: "none",
  "@media": { [media.tablet]: { display: "inline" } },
});

export const choices = style([
  panel,
  {
    insetInlineEnd: `max(${vars.space.s16}, calc((100vw - ${layout.pageWidth}) / 2))`,
    inlineSize: `min(560px, calc(100vw - 2 * ${vars.space.s16}))`,
  },
]);

export const title = style({ marginBlockEnd: vars.space.s8, fontSize: vars.size.s14, color: vars.color.inkSoft });

export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s24,
});

export const currencies = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(100px, 1fr))",
  gap: vars.space.s4,
});

export const choice = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
  inlineSize: "100%",
  minBlockSize: "40px",
  paddingInline: vars.space.s12,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  fontSize: vars.size.s14,
  textAlign: "start",
  textDecoration: "none",
  ":hover": { background: vars.color.groundTinted },
  selectors: {
    "&[aria-current]": { borderColor: vars.color.action, color: vars.color.action, fontWeight: 600 },
  },
});

export const symbol = style({ color: vars.color.inkSoft });
