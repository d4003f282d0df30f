import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const box = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.s12,
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.groundTinted,
  "@media": { [media.tablet]: { gap: vars.space.s16, paddingBlock: vars.space.s24, paddingInline: vars.space.s24 } },
});

/** The icon is centered on the first line of text. */
export const sign = style({ paddingBlock: "3px", color: vars.color.inkSoft });
