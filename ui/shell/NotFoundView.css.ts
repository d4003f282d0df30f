import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bar } from "./shell.css.ts";

export const view = style([
  bar,
  { display: "grid", justifyItems: "start", gap: vars.space.s16, paddingBlock: vars.space.s96 },
]);

export const title = style({ fontSize: vars.size.s36 });

export const text = style({ maxInlineSize: "48ch", marginBlockEnd: vars.space.s8, fontSize: vars.size.s18 });
