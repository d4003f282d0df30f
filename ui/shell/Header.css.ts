import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout } from "../theme/tokens.ts";
import { bar } from "./bar.css.ts";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
});

export const row = style([
  bar,
  { display: "flex", alignItems: "center", gap: vars.space.s8, blockSize: layout.headerHeight },
]);

/** What follows stands at the far end. */
export const end = style({ marginInlineStart: "auto" });
