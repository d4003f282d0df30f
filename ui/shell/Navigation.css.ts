import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { fitWidths } from "./header-fit.ts";
import { panel, trigger } from "./shell.css.ts";

/** The browser hides it until it is opened. */
export const menu = style([
  panel,
  {
    inlineSize: "100%",
    maxInlineSize: "none",
    padding: vars.space.s16,
    borderInline: "none",
    borderRadius: 0,
    fontSize: vars.size.s18,
  },
]);

/** Opens what has no room. */
export const opener = style([trigger, { justifyContent: "center" }]);

/** Where the header has room, the links are a row in it. */
for (const fit of fitWidths) {
  const room = `(min-width: ${fit}rem)`;
  globalStyle(`${opener}[data-fit="${fit}"]`, { "@container": { [room]: { display: "none" } } });
  globalStyle(`${menu}[data-fit="${fit}"]`, {
    "@container": {
      [room]: {
        position: "static",
        display: "flex",
        inlineSize: "auto",
        padding: 0,
        border: 0,
        background: "none",
        boxShadow: "none",
        fontSize: vars.size.s14,
      },
    },
  });
}

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { background: vars.color.groundTinted },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    // Color alone would not tell it apart.
    '&[aria-current="page"]': {
      color: vars.color.action,
      textDecoration: "underline 2px",
      textUnderlineOffset: "0.4em",
    },
  },
});
