import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { space } = vars;

export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s32,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "start" } },
});

export const details = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  gap: space.s24,
});
