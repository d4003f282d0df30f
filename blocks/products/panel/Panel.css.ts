import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";
import { bottomSheet, plain } from "./sheet.css.ts";

const { color, space } = vars;

export { phone } from "../../../ui/primitives/by-device.css.ts";
export { head } from "./sheet.css.ts";

/** A sheet of a phone, which its bar opens. On wider screens it is a part of the page, also while it counts as closed. */
export const panel = style([
  bottomSheet,
  {
    gap: space.s16,
    "@media": {
      [media.phone]: { selectors: { "&:popover-open": { display: "grid" } } },
      [media.tablet]: {
        position: "static",
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gridTemplateRows: "auto auto 1fr",
        columnGap: space.s48,
        maxBlockSize: "none",
        padding: 0,
        overflow: "visible",
        background: "none",
      },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "none" },
    },
  },
]);

/** The variant, the day and its starts. */
export const when = style({ display: "grid", gap: space.s16, ":empty": { display: "none" } });

/** On a tablet who goes is beside all else, so that the button is in the first screen. */
export const who = style({
  "@media": { [media.tablet]: { gridArea: "1 / 2 / span 3" }, [media.desktop]: { gridArea: "auto" } },
});

/** Closes the sheet of a phone. */
export const close = style([plain, { "@media": { [media.tablet]: { display: "none" } } }]);

globalStyle(`${when} > button`, { inlineSize: "100%" });
globalStyle(`${when} > button > :last-child`, { marginInlineStart: "auto" });

/** A phone's sheet scrolls below its next step. */
export const next = style({
  "@media": { [media.phone]: { position: "sticky", insetBlockEnd: 0, background: color.surface } },
});

globalStyle(`${next} :is(a, button)`, { inlineSize: "100%" });

/** The chosen day in the bar, which opens the sheet. */
export const day = style([plain, { color: color.action, fontWeight: 600, textDecoration: "underline" }]);
