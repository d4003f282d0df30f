import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout } from "../../../ui/theme/tokens.ts";

const { color, size, space } = vars;

export const list = style({ maxInlineSize: layout.textWidth });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space.s24,
  paddingBlock: space.s12,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const note = style([soft, { paddingBlockStart: space.s8 }]);
