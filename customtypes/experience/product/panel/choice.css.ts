import { style } from "@vanilla-extract/css";
import { chip } from "../../../../ui/primitives/chip.css.ts";
import { vars } from "../../../../ui/theme/contract.css.ts";

const { color, size, space } = vars;

export const group = style({ display: "grid", gap: space.s8, minInlineSize: 0 });

export const label = style({ padding: 0, fontSize: size.s14, fontWeight: 600 });

export const starts = style({ display: "flex", flexWrap: "wrap", gap: space.s8 });

/** The chosen one has a thick border, which is there in forced colors too. */
export const start = style([
  chip,
  {
    gap: space.s8,
    minBlockSize: "44px",
    paddingInline: space.s16,
    color: color.ink,
    fontWeight: 600,
    selectors: { "&[aria-current]": { border: `2px solid ${color.action}`, background: color.groundTinted } },
  },
]);

export const left = style({ color: color.inkSoft, fontSize: size.s12, fontWeight: 400 });

export const soft = style({ color: color.inkSoft, fontSize: size.s14, fontWeight: 400 });

export const party = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** A kind of traveller with its count between two buttons. */
export const stepper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px 2rem 44px",
  alignItems: "center",
  paddingBlock: space.s4,
});

export const kind = style({ fontWeight: 600, overflowWrap: "anywhere" });

export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.chip,
  background: color.surface,
  color: color.ink,
  ":hover": { borderColor: color.ink },
  ":disabled": { borderColor: color.line, color: color.inkSoft, cursor: "default", opacity: 0.5 },
});

export const count = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums", textAlign: "center" });
