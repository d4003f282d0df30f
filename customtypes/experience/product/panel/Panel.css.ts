import { globalStyle, style } from "@vanilla-extract/css";
import { control as controlLook } from "../../../../ui/primitives/control.css.ts";
import { vars } from "../../../../ui/theme/contract.css.ts";
import { media } from "../../../../ui/theme/tokens.ts";
import { bottomSheet } from "./sheet.css.ts";

const { color, size, space } = vars;

export { phone, wide } from "../../../../ui/primitives/by-device.css.ts";

/** A sheet of a phone, which its bar opens. On wider screens it is a part of the page, also while it counts as closed. */
export const panel = style([
  bottomSheet,
  {
    "@media": {
      [media.phone]: { selectors: { "&:popover-open": { display: "grid", gap: space.s16, alignContent: "start" } } },
      [media.tablet]: {
        position: "static",
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gap: `${space.s16} ${space.s48}`,
        maxBlockSize: "none",
        padding: 0,
        overflow: "visible",
        boxShadow: "none",
      },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
]);

/** The price, and the corner that closes the sheet. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s16,
  "@media": {
    [media.phone]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      paddingBlock: space.s8,
      background: color.surface,
    },
  },
});

export const close = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  color: "inherit",
  ":hover": { background: color.groundTinted },
});

globalStyle(`${head} > ${close}`, { "@media": { [media.tablet]: { display: "none" } } });

/** The chosen day, which opens the calendar. */
export const control = style([
  controlLook,
  { display: "flex", alignItems: "center", gap: space.s8, fontWeight: 600, ":hover": { borderColor: color.ink } },
]);

globalStyle(`${control} > :last-child`, { marginInlineStart: "auto" });

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const total = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });

/** A phone's sheet scrolls below its next step. */
export const next = style({
  "@media": {
    [media.phone]: {
      position: "sticky",
      insetBlockEnd: `calc(-1 * (${space.s16} + env(safe-area-inset-bottom)))`,
      paddingBlock: space.s8,
      background: color.surface,
    },
  },
});

globalStyle(`${next} :is(a, button)`, { inlineSize: "100%" });

/** High enough for a finger. */
export const day = style({ minBlockSize: "32px", fontWeight: 600 });
