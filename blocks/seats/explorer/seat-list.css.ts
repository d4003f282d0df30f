import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export { boxes, box, check } from "../seats.css.ts";

export const sections = style({ display: "grid", gap: vars.space.s8 });
export const fold = style({ display: "grid" });
export const summary = style({
  minBlockSize: "44px",
  margin: 0,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
globalStyle(`${fold} > :is(${fold}, p${summary})`, {
  marginBlockStart: vars.space.s8,
  marginInlineStart: vars.space.s16,
});
globalStyle(`summary${summary}`, { cursor: "pointer" });
globalStyle(`${summary} > small`, { color: vars.color.inkSoft, fontSize: vars.size.s14 });
