import { globalStyle, style } from "@vanilla-extract/css";
import { size, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { bar } from "./chips.css.ts";

const line = `1px solid ${vars.color.line}`;
const controlLine = `1px solid ${vars.color.control}`;

export const disclosure = style({
  "@media": { [media.phone]: { selectors: { [`${bar} &`]: { borderBlockEnd: line } } } },
});

globalStyle(`${disclosure} > summary`, { listStyle: "none" });
globalStyle(`${disclosure} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${disclosure}[open] > summary > svg`, { transform: "rotate(180deg)" });
globalStyle(`${bar} ${disclosure} > summary`, {
  "@media": {
    [media.phone]: { display: "flex", justifyContent: "space-between", border: 0, paddingInline: 0, borderRadius: 0 },
  },
});

export const panel = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.s4})`,
  zIndex: 3,
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s16,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.s24,
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  whiteSpace: "normal",
  "@media": {
    [media.phone]: {
      padding: vars.space.s16,
      selectors: {
        [`${bar} &`]: { position: "static", padding: 0, paddingBlockEnd: vars.space.s16, border: 0, boxShadow: "none" },
      },
    },
  },
});

export const choices = style({
  inlineSize: "100%",
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))",
      columnGap: vars.space.s16,
    },
  },
});

globalStyle(`${choices} label`, {
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  overflowWrap: "anywhere",
});

globalStyle(`${choices} input`, {
  flex: "none",
  inlineSize: "20px",
  blockSize: "20px",
  accentColor: vars.color.action,
});

globalStyle(`${choices} small`, { flex: "none", color: vars.color.inkSoft });

export const fold = style({ gridColumn: "1 / -1" });

globalStyle(`${fold} > summary`, {
  minBlockSize: "44px",
  paddingBlock: vars.space.s12,
  fontWeight: 600,
  cursor: "pointer",
});

/** A field of a form. */
export const control = {
  minBlockSize: "44px",
  paddingInline: vars.space.s8,
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  fontWeight: 400,
} as const;

/** The sheet of a phone has one button for all its panels. */
export const panelApply = style([
  tone.primary,
  size.regular,
  { "@media": { [media.phone]: { selectors: { [`${bar} &`]: { display: "none" } } } } },
]);
