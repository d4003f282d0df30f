import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const teaser = style({
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.groundTinted,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 360px) minmax(0, 1fr)", alignItems: "center" } },
});

export const picture = style({ minInlineSize: 0 });

export const text = style({ display: "grid", gap: vars.space.s12, padding: vars.space.s24 });

export const title = style({ fontSize: vars.size.s22, overflowWrap: "anywhere", hyphens: "auto" });

export const intro = style({ color: vars.color.inkSoft, overflowWrap: "anywhere" });
