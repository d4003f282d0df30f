import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";
import { note } from "../seats.css.ts";
import { bar } from "./explorer.css.ts";

/** On a phone they scroll sideways, in one line. */
export const sectionButtons = style([
  bar,
  { overflowX: "auto", padding: "3px", margin: "-3px", "@media": { [media.tablet]: { flexWrap: "wrap" } } },
]);

/** Words about keys are of use to those who have some; screen readers have them in any case. */
export const help = style([
  note,
  { "@media": { "(pointer: coarse)": { display: "none" }, print: { display: "none" } } },
]);

/** One line, so that nothing moves when its text changes. */
export const caption = style({
  minBlockSize: "1.5em",
  overflow: "hidden",
  fontWeight: 550,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  margin: 0,
  padding: 0,
  fontSize: vars.size.s14,
  listStyle: "none",
});
export const legendEntry = style({ display: "flex", alignItems: "center", gap: vars.space.s4 });
export const sample = style({ flex: "none", inlineSize: "24px", blockSize: "24px" });
