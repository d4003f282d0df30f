import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export { body, cardLink, lying, picture, upright } from "../../ui/primitives/card.css.ts";

/** Lines under the name. */
export const lines = style({ color: vars.color.inkSoft });

export const placeName = style({
  color: vars.color.ink,
  fontSize: vars.size.s16,
  lineHeight: 1.25,
  hyphens: "auto",
  overflowWrap: "anywhere",
});
