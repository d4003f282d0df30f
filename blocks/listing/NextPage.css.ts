import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, space } = vars;

/** A line without room below is in a column beyond the tile. */
export const lines = style({
  display: "flex",
  flexFlow: "column wrap",
  alignContent: "flex-start",
  overflow: "hidden",
});

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s16,
  inlineSize: "100%",
  margin: 0,
  paddingBlock: space.s12,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const name = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const price = style({ color: color.inkSoft });

globalStyle(`${price} > bdi`, { color: color.ink });
