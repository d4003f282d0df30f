import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { layout } from "../../../../ui/theme/tokens.ts";

const { color, size, space } = vars;

export const cheapest = style({ color: color.saving, fontWeight: 600 });

export const block = style({ display: "grid", gap: space.s16, paddingBlockStart: space.s12 });

export { months } from "../../../../blocks/products/panel/calendar-sheet.css.ts";

export const navigation = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s24,
  paddingBlockStart: space.s16,
});

/** Target of the step to a time, below the header. It has no focus ring, because it is not a control. */
export const choice = style({ scrollMarginBlockStart: `calc(${layout.headerHeight} + ${space.s16})`, outline: "none" });

export { group as chosen, group as starts, soft } from "../../../../blocks/products/panel/choice.css.ts";

export const day = style({ fontSize: size.s18 });

/** A start in a line. One that can be chosen looks like those of any panel. */
export const start = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  justifyItems: "start",
  columnGap: space.s16,
  padding: `${space.s8} ${space.s12}`,
  fontSize: size.s14,
});

export const time = style({ fontSize: size.s16, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

/** The places left, below the time. */
export const left = style({ gridColumn: 1, color: color.inkSoft, fontSize: size.s14 });

/** A way to other months. */
export const other = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  color: color.ink,
  fontWeight: 600,
  selectors: { "&[hidden]": { display: "none" } },
});

export const link = style({ color: color.ink, fontSize: size.s14 });
