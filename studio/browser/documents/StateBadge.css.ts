import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const badge = style({ display: "inline-flex", alignItems: "center", gap: theme.space.s6, whiteSpace: "nowrap" });

const dot = style({ inlineSize: "8px", blockSize: "8px", borderRadius: "50%" });

export const dots = styleVariants({
  scheduled: [dot, { background: theme.color.accent }],
  changed: [dot, { background: theme.color.warning }],
  draft: [dot, { border: `2px solid ${theme.color.warning}` }],
  published: [dot, { background: theme.color.good }],
  archived: [dot, { border: `2px solid ${theme.color.control}` }],
});
