import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";
import { panel, trigger } from "./shell.css.ts";

/** From desktop width on, the links stand in the header itself. */
export const inline = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "flex",
      gap: vars.space.s4,
      minInlineSize: 0,
      marginInlineStart: vars.space.s24,
      overflowX: "auto",
      scrollbarWidth: "none",
    },
  },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s14,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.groundTinted },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { '&[aria-current="page"]': { color: vars.color.action } },
});

/** First in the row on a phone, although the logo comes first in the text. */
export const opener = style([
  trigger,
  {
    order: -1,
    justifyContent: "center",
    marginInlineStart: `calc(-1 * ${vars.space.s12})`,
    "@media": { [media.desktop]: { display: "none" } },
  },
]);

export const menu = style([
  panel,
  { inlineSize: "100%", maxInlineSize: "none", padding: vars.space.s16, borderInline: "none", borderRadius: 0 },
]);

export const entry = style([link, { fontSize: vars.size.s18, minBlockSize: "52px", whiteSpace: "normal" }]);
