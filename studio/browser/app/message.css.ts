import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const page = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: theme.space.s12,
  minBlockSize: "60vh",
  padding: theme.space.s24,
  textAlign: "center",
});

export const heading = style({ margin: 0, fontSize: theme.font.s20, fontWeight: 600 });

export const text = style({ margin: 0, maxInlineSize: "52ch", color: theme.color.quiet });

export const link = style({ color: theme.color.accent });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const move = keyframes({ from: { translate: "-100%" }, to: { translate: "400%" } });

export const waiting = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "40vh",
  opacity: 0,
  animation: `${appear} 0.2s 0.4s forwards`,
});

export const bar = style({
  position: "relative",
  overflow: "hidden",
  inlineSize: "120px",
  blockSize: "2px",
  background: theme.color.line,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    inlineSize: "25%",
    background: theme.color.accent,
    animation: `${move} 1.1s linear infinite`,
  },
  "@media": { "(prefers-reduced-motion: reduce)": { "::after": { inlineSize: "100%", animation: "none" } } },
});
