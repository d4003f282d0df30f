import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { card, cardLink } from "./card.css.ts";

export const collection = style([card, { display: "flex", flexDirection: "column" }]);

export const body = style({
  display: "grid",
  flex: 1,
  alignContent: "start",
  gap: vars.space.s4,
  padding: vars.space.s16,
});

export const title = style({ fontSize: vars.size.s18, lineHeight: 1.25, hyphens: "auto" });

export const link = cardLink;

export const count = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const price = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const amount = style({ color: vars.color.ink, fontSize: vars.size.s16, fontWeight: 700 });
