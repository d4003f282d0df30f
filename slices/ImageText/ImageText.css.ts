import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/media.ts";

export const columns = style({
  display: "grid",
  gap: vars.space.s24,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center", gap: vars.space.s32 },
    [media.desktop]: { gap: vars.space.s64 },
  },
});

export const picture = style({ overflow: "hidden", borderRadius: vars.radius.card });

export const title = style({
  marginBlockEnd: vars.space.s16,
  fontSize: vars.size.s22,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: vars.size.s28 } },
});

export const more = style({ marginBlockStart: vars.space.s16 });
