import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const photos = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s8, marginBlockEnd: vars.space.s8 });

export const photo = style({
  display: "block",
  inlineSize: "104px",
  overflow: "hidden",
  borderRadius: vars.radius.control,
});

globalStyle(`${photo} img`, { inlineSize: "100%", blockSize: "auto" });
