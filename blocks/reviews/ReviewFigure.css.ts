import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const review = style({ display: "grid", gap: vars.space.s8, alignContent: "start", margin: 0 });

export const by = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
});

/** Name of the reviewed product. */
export const source = style({ display: "block", fontStyle: "normal" });
