import { style } from "@vanilla-extract/css";
import { columns } from "../../ui/primitives/card-columns.ts";
import * as base from "../../ui/primitives/card.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";

export const card = base.upright;
export const picture = base.picture;
export const text = base.body;
export const title = base.title;
export const cardLink = base.cardLink;

export const day = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

/** A compact row has room for the headline alone. */
export const standfirst = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  color: vars.color.inkSoft,
  overflowWrap: "anywhere",
  "@container": { [columns.one]: { display: "none" } },
});
