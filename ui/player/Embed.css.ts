import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Reserves the film's space from the start, so that nothing moves when the film begins. */
export const screen = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s12,
  inlineSize: "100%",
  aspectRatio: "16 / 9",
  padding: vars.space.s24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.groundTinted,
  color: vars.color.ink,
  font: "inherit",
  fontSize: vars.size.s18,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&[hidden]": { display: "none" } },
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "64px",
  blockSize: "64px",
  borderRadius: "50%",
  background: vars.color.action,
  color: vars.color.actionInk,
});

/** With a picture behind what is said of the film. */
export const posted = style({ position: "relative", overflow: "hidden" });

globalStyle(`${posted} > span`, { position: "relative" });

/** No picture is calm enough for words on it. */
export const name = style({
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.size.s16,
  fontWeight: 600,
});

globalStyle(`${screen}:hover ${sign}`, { background: vars.color.actionHover });

export const film = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "16 / 9",
  border: 0,
  borderRadius: vars.radius.card,
});
