import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bar } from "./bar.css.ts";

export const notice = style({ background: vars.color.groundTinted, borderBlockEnd: `1px solid ${vars.color.line}` });

export const text = style([
  bar,
  { display: "flex", alignItems: "center", gap: vars.space.s12, paddingBlock: vars.space.s12, lineHeight: 1.4 },
]);
