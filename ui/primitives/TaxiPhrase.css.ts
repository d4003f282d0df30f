import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout } from "../theme/tokens.ts";

const { color, size, space } = vars;

/** Text that a driver reads through the window. */
export const taxi = style({
  maxInlineSize: layout.textWidth,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  breakInside: "avoid",
});

export const shown = style({ color: color.inkSoft, fontSize: size.s14 });

export const spoken = style({ fontSize: size.s22, fontWeight: 600, textWrap: "balance" });
