import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const columns = style({
  display: "grid",
  gap: vars.space.s24,
  paddingBlock: vars.space.s24,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
      alignItems: "center",
      gap: vars.space.s48,
    },
  },
});

export const picture = style({ overflow: "hidden", borderRadius: vars.radius.card });
