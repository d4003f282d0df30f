import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, visuallyHidden } from "../theme/tokens.ts";
import { choice, panel as base, roomy, trigger } from "./shell.css.ts";

export const opener = style([trigger, { flex: "none" }]);

/** On a phone the pin alone says enough, to eyes. */
export const name = style({
  ...visuallyHidden,
  "@container": { [roomy]: { position: "static", inlineSize: "auto", blockSize: "auto", clipPath: "none" } },
});

export const panel = style([
  base,
  {
    insetInlineStart: `max(${vars.space.s16}, calc((100vw - ${layout.pageWidth}) / 2))`,
    inlineSize: `min(560px, calc(100vw - 2 * ${vars.space.s16}))`,
  },
]);

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: vars.space.s4,
});

export const city = choice;
