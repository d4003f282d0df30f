import { globalStyle, style } from "@vanilla-extract/css";
import { size, tone } from "../../../ui/primitives/links.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

export { total } from "../seats.css.ts";
export { phone, wide } from "../../../ui/primitives/by-device.css.ts";

/** On a phone its box is removed, so that its foot stays in view while the map is. */
export const tray = style({
  display: "contents",
  "@media": {
    [media.tablet]: {
      display: "grid",
      gap: vars.space.s12,
      padding: vars.space.s16,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${layout.headerHeight} + ${vars.space.s16})`,
    },
  },
});
export const trayTitle = style({ outline: "none", fontSize: vars.size.s18 });
export const names = style({
  display: "grid",
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&[hidden]": { display: "none" } },
});
export const name = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "32px",
});
export const remove = style({
  flex: "none",
  inlineSize: "32px",
  blockSize: "32px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  fontSize: vars.size.s22,
  lineHeight: 1,
  cursor: "pointer",
  ":hover": { background: vars.color.groundTinted },
  "@media": { print: { display: "none" } },
});

/** On a phone it is in front of the bar at the bottom once a seat is chosen. Where the screen is low it would cover what is read. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
  "@media": {
    [`screen and ${media.phone} and (min-height: 480px)`]: {
      selectors: {
        "&:not([data-idle])": {
          position: "sticky",
          insetBlockEnd: 0,
          zIndex: 6,
          marginInline: `calc(-1 * ${vars.space.s16})`,
          paddingBlock: vars.space.s12,
          paddingInline: vars.space.s16,
          borderBlockStart: `1px solid ${vars.color.line}`,
          background: vars.color.surface,
        },
      },
    },
  },
});
globalStyle(`${foot} > p`, { flexBasis: "100%", margin: 0 });

/** Results of a search. */
export const results = style({ display: "grid", gap: vars.space.s12 });
export const offer = style({
  display: "grid",
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const offerTitle = style({ fontSize: vars.size.s16 });
const noPrint = { "@media": { print: { display: "none" } } };
export const take = style([tone.primary, size.regular, noPrint, { cursor: "pointer" }]);
export const takeOther = style([tone.secondary, size.regular, noPrint, { cursor: "pointer" }]);

export const leave = style([
  tone.primary,
  size.regular,
  { selectors: { "&[hidden]": { display: "none" } }, "@media": { print: { display: "none" } } },
]);
