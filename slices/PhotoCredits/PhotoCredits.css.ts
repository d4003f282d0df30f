import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  columnGap: vars.space.s32,
  rowGap: vars.space.s24,
});

export const photo = style({ display: "flex", alignItems: "start", gap: vars.space.s16 });

/** The box remains without a picture, so that the texts align. */
export const thumbnail = style({
  flex: "none",
  inlineSize: "72px",
  overflow: "hidden",
  borderRadius: vars.radius.control,
});

export const text = style({
  minInlineSize: 0,
  fontSize: vars.size.s14,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});

export const license = style({ color: vars.color.inkSoft });
