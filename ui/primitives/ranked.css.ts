import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Its cards have their rank on their pictures. Most pages have no ranked list, and none of these styles. */
export const ranked = style({ counterReset: "rank" });

globalStyle(`${ranked} > li`, { counterIncrement: "rank" });
globalStyle(`${ranked} > li > *::before`, {
  // The rank has an empty alternative text: a screen reader counts the list's items itself.
  content: ["counter(rank)", "counter(rank) / ''"],
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: "2.25rem",
  borderEndEndRadius: vars.radius.card,
  background: vars.color.surface,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
