import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, visuallyHidden } from "../theme/tokens.ts";
import { choice, panel, roomy, trigger } from "./shell.css.ts";

export const opener = style([trigger, { marginInlineEnd: `calc(-1 * ${vars.space.s12})` }]);

/** On a phone the currency alone says enough. */
export const language = style({ display: "none", "@container": { [roomy]: { display: "inline" } } });

/** On the smallest phone the globe alone says enough, to eyes. */
export const reading = style({ "@container": { "(max-width: 20rem)": visuallyHidden } });

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

export const symbol = style({ color: vars.color.inkSoft });

export const option = choice;
