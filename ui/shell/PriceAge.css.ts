import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bar } from "./shell.css.ts";

export const note = style([bar, { paddingBlock: vars.space.s8, fontSize: vars.size.s14 }]);
