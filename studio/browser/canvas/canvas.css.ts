import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const box = style({
  position: "relative",
  blockSize: "100%",
  overflow: "hidden",
  display: "flex",
  justifyContent: "center",
});

export const frame = style({
  flex: "none",
  border: "none",
  background: "#ffffff",
  transformOrigin: "top center",
});

export const cover = style({ position: "absolute", inset: 0, zIndex: 1, background: theme.color.canvas });

export const note = style({ padding: theme.space.s32, textAlign: "center", color: theme.color.quiet });
