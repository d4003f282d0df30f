import { globalStyle, style } from "@vanilla-extract/css";
import { size, tone } from "../../../ui/primitives/links.css.ts";
import { inner as column } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout } from "../../../ui/theme/tokens.ts";

export const head = style([
  column,
  { inlineSize: "100%", display: "grid", gap: vars.space.s16, paddingBlockStart: vars.space.s16 },
]);

export const text = style({ maxInlineSize: layout.textWidth, color: vars.color.inkSoft });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s12 });

export const action = style([
  tone.secondary,
  size.regular,
  { cursor: "pointer", "@media": { print: { display: "none" } } },
]);

/** Stands under the heading of what was looked at. */
export const clear = style([action, { marginBlockStart: vars.space.s12 }]);

/** One place for two buttons, of which the browser shows one. Nothing moves when it does. */
export const either = style({ display: "inline-grid", "@media": { "(scripting: none)": { display: "none" } } });

globalStyle(`${either} > *`, { gridArea: "1 / 1" });
globalStyle(`${either} > [hidden]`, { display: "block", visibility: "hidden" });
