import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const back = style({
  position: "fixed",
  inset: 0,
  zIndex: 10,
  display: "grid",
  placeItems: "start center",
  paddingBlockStart: "12vh",
  background: "rgb(0 0 0 / 32%)",
});

export const dialog = style({
  display: "grid",
  gap: theme.space.s12,
  inlineSize: "min(560px, calc(100vw - 32px))",
  maxBlockSize: "76vh",
  overflow: "auto",
  padding: theme.space.s16,
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
  outline: "none",
});

export const wide = style([dialog, { inlineSize: "min(920px, calc(100vw - 32px))" }]);

export const heading = style({ margin: 0, fontSize: theme.font.s15, fontWeight: 600 });
