import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, size, space, radius } = vars;

export const pins = style({ position: "absolute", inset: 0, margin: 0, padding: 0, listStyle: "none" });

/** Its pill has a place on the map, and its text one below all pins. */
export const pin = style({
  color: "inherit",
  listStyle: "none",
  textDecoration: "none",
  cursor: "pointer",
  ":focus-visible": { outline: "none" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const pill = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: space.s4,
  minBlockSize: "30px",
  paddingInline: space.s8,
  translate: "-50% calc(-100% - 6px)",
  border: `1px solid ${color.control}`,
  borderRadius: radius.chip,
  background: color.surface,
  color: color.ink,
  fontSize: size.s14,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  whiteSpace: "nowrap",
  // Points at the place.
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: "calc(50% - 5px)",
    insetBlockEnd: "-6px",
    inlineSize: "10px",
    blockSize: "10px",
    rotate: "45deg",
    border: "inherit",
    borderBlockStartColor: "transparent",
    borderInlineStartColor: "transparent",
    borderRadius: "0",
    background: `linear-gradient(135deg, transparent 50%, ${color.surface} 50%)`,
  },
});

const used = `${pin}:is(:hover, :focus-visible), details[open] > ${pin}`;

globalStyle(`:is(${used}) > ${pill}`, { zIndex: 1, borderColor: color.ink, outline: `2px solid ${color.action}` });

export const number = style({
  display: "grid",
  placeContent: "center",
  minInlineSize: "18px",
  blockSize: "18px",
  marginInlineStart: "-2px",
  borderRadius: radius.chip,
  background: color.ink,
  color: color.surface,
  fontSize: size.s12,
});

const sheet = {
  position: "absolute",
  insetInline: space.s8,
  insetBlockEnd: space.s8,
  zIndex: 2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: size.s14,
} as const;

/** Is there while its pin is pointed at. */
export const name = style({
  ...sheet,
  display: "flex",
  justifyContent: "space-between",
  gap: space.s12,
  padding: space.s12,
  opacity: 0,
  pointerEvents: "none",
  selectors: { [`${pin}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
});

export const panel = style({
  ...sheet,
  maxBlockSize: "60%",
  margin: 0,
  paddingInline: space.s12,
  overflow: "auto",
  overscrollBehavior: "contain",
  listStyle: "none",
});

export const item = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s12,
  paddingBlock: space.s12,
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

globalStyle(`${panel} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

export const price = style({ flex: "none", color: color.inkSoft, fontVariantNumeric: "tabular-nums" });

globalStyle(`${price} > bdi`, { color: color.ink, fontWeight: 600 });
