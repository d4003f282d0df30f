import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** The viewer: a dialog as large as the window. */
export const dialog = style({
  inlineSize: "100vw",
  blockSize: "100dvh",
  maxInlineSize: "none",
  maxBlockSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.ground,
  color: vars.color.ink,
  overscrollBehavior: "contain",
});

export const content = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  blockSize: "100%",
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s4,
  paddingBlock: vars.space.s8,
  paddingInlineStart: vars.space.s16,
  paddingInlineEnd: vars.space.s8,
  "@media": { [media.tablet]: { paddingInlineStart: vars.space.s24, paddingInlineEnd: vars.space.s16 } },
});

export const position = style({ flex: "auto", fontSize: vars.size.s14, color: vars.color.inkSoft });

export const button = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  ":hover": { background: vars.color.groundTinted },
});

export const figure = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minBlockSize: 0,
  paddingInline: vars.space.s16,
  "@media": { [media.tablet]: { paddingInline: vars.space.s64 } },
});

export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

/** The box is as high without a caption, so that pictures don't change their size. */
export const viewerCaption = style({
  minBlockSize: vars.space.s64,
  paddingBlock: vars.space.s16,
  lineHeight: 1.5,
  textAlign: "center",
});
