import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inner as column } from "../primitives/Section.css.ts";

export const note = style([column, { paddingBlock: vars.space.s8, fontSize: vars.size.s14 }]);
