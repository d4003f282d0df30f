import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

export const box = style({
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const table = style({
  inlineSize: "100%",
  borderSpacing: 0,
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { fontSize: size.s14 } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: space.s12,
  "@media": { [media.phone]: { paddingInline: space.s4 } },
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} thead th`, { background: color.groundTinted, fontWeight: 600 });

export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s8, fontWeight: 600 });

/** On a phone it wraps, so that the table fits. */
export const period = style({
  display: "block",
  minInlineSize: "11rem",
  "@media": { [media.phone]: { minInlineSize: 0, marginBlockEnd: space.s4 } },
});

export const source = style({ marginBlockStart: space.s12, fontSize: size.s14, color: color.inkSoft });
