import { style } from "@vanilla-extract/css";
import { inner } from "../../ui/primitives/Section.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";

/** The column has the width and padding of `Section`. */
export const column = style([inner, { paddingBlockStart: vars.space.s8 }]);
