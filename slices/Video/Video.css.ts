import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** As large as a film has to be, and no larger than a window. */
export const film = style({ maxInlineSize: "min(960px, 120vh)" });

globalStyle(`${film} figcaption`, {
  marginBlockStart: vars.space.s8,
  fontSize: vars.size.s14,
  color: vars.color.inkSoft,
});

/** Fills the place of the film, and is cut where it is higher. */
export const poster = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
