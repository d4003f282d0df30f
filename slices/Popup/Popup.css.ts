import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** No higher than the window, in which it scrolls. */
export const dialog = style({
  inlineSize: `min(480px, calc(100vw - 2 * ${vars.space.s16}))`,
  maxBlockSize: `calc(100dvb - 2 * ${vars.space.s32})`,
  paddingInlineEnd: vars.space.s24,
  overflowY: "auto",
});

globalStyle(`${dialog} > * + :not(button)`, { marginBlockStart: vars.space.s16 });

/** The button that closes it stands at its end. */
export const title = style({ paddingInlineEnd: vars.space.s32, fontSize: vars.size.s22 });
