import { style } from "@vanilla-extract/css";
import { control } from "../../../ui/primitives/control.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

export { note } from "../seats.css.ts";

/** Offers first, then map or list beside the tray, or above it. */
export const explorer = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s16,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.s32,
      alignItems: "start",
    },
  },
});

/** Offers of seats: on a desktop beside map and list. */
export const offers = style({ "@media": { [media.desktop]: { gridArea: "1 / 2" } } });

/** Map or list, with the buttons for each. */
export const seats = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s12,
  "@media": { [media.desktop]: { gridArea: "1 / 1 / span 2" } },
});

/** Buttons in a line. */
export const bar = style({ display: "flex", gap: vars.space.s8, "@media": { print: { display: "none" } } });
export const views = style([bar, { flexWrap: "wrap", justifyContent: "space-between" }]);
export const group = style([bar, { selectors: { "&[hidden]": { display: "none" } } }]);

export const tool = style([
  control,
  {
    paddingInline: vars.space.s12,
    fontSize: vars.size.s14,
    fontWeight: 550,
    whiteSpace: "nowrap",
    cursor: "pointer",
    ":hover": { borderColor: vars.color.action },
    selectors: {
      "&[aria-pressed=true]": { borderColor: vars.color.action, borderWidth: "2px", fontWeight: 650 },
      "&[hidden]": { display: "none" },
    },
  },
]);

export const icon = style({
  display: "block",
  inlineSize: "20px",
  blockSize: "20px",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2px",
  strokeLinecap: "round",
});

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s12,
  selectors: { "&[hidden]": { display: "none" } },
});
