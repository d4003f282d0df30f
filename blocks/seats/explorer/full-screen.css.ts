import { globalStyle, style } from "@vanilla-extract/css";
import { phone } from "../../../ui/primitives/by-device.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { panel, tool } from "./explorer.css.ts";
import { legend } from "./seat-map.css.ts";
import { foot } from "./tray.css.ts";
import { viewport } from "./viewport.css.ts";

export { tool } from "./explorer.css.ts";

/** Opens the dialog. A larger screen has room for the map beside the chosen seats. */
export const open = style([tool, phone]);

export const dialog = style({
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "100dvh",
  maxBlockSize: "none",
  margin: 0,
  padding: vars.space.s12,
  border: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    "&[open]": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr) auto", gap: vars.space.s8 },
  },
});
export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });
export const title = style({ margin: 0, fontSize: vars.size.s16, fontWeight: 650 });

globalStyle(`${dialog} > ${panel}`, {
  gridTemplateRows: "auto auto minmax(0, 1fr) auto",
  gap: vars.space.s8,
});
globalStyle(`${dialog} ${legend}`, {
  flexWrap: "nowrap",
  overflowX: "auto",
  whiteSpace: "nowrap",
});
globalStyle(`${dialog} ${viewport}`, {
  aspectRatio: "auto",
  minBlockSize: 0,
  maxBlockSize: "none",
  blockSize: "100%",
  overscrollBehavior: "contain",
});
globalStyle(`${dialog} > ${foot}`, { position: "static", margin: 0, padding: 0, border: 0 });
