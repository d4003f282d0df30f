import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout } from "../theme/tokens.ts";
import { choice, panel as base } from "./shell.css.ts";

const edge = `max(${vars.space.s16}, calc((100vw - ${layout.pageWidth}) / 2))`;

const panel = style([base, { inlineSize: `min(560px, calc(100vw - 2 * ${vars.space.s16}))` }]);

/** Where it stands: at the start of the page's column, or at its end. */
export const panelAt = {
  start: style([panel, { insetInlineStart: edge }]),
  end: style([panel, { insetInlineEnd: edge }]),
};

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: vars.space.s4,
});

export const link = choice;
