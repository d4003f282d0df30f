import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const columns = style({
  display: "grid",
  gap: vars.space.s24,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center", gap: vars.space.s32 },
    [media.desktop]: { gap: vars.space.s64 },
  },
});

/** On a phone the picture is always above its text, so that two slices in a row look alike. */
export const picture = style({
  order: -1,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.tablet]: { order: 0 } },
});

export const title = style({
  marginBlockEnd: vars.space.s16,
  fontSize: vars.size.s22,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: vars.size.s28 } },
});

export const more = style({ marginBlockStart: vars.space.s16 });
