import { vars } from "../../ui/theme/contract.css.ts";
import { measures } from "./label-box.ts";

const { color, radius } = vars;

/** The number of a place, on the map and in the list. */
export const badge = {
  display: "grid",
  placeContent: "center",
  boxSizing: "border-box",
  inlineSize: `${measures.number.least}px`,
  blockSize: `${measures.number.least}px`,
  border: `1.5px solid ${color.surface}`,
  borderRadius: radius.chip,
  background: color.ink,
  color: color.surface,
  fontSize: `${measures.number.letter}px`,
  fontWeight: 700,
  lineHeight: 1,
} as const;
