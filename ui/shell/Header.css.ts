import { layout, media, shortScreen } from "../theme/tokens.ts";
import { inner as column } from "../primitives/Section.css.ts";
import { roomy, smallest } from "./shell.css.ts";
import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** On a screen that is hardly higher than itself, as at 400 % zoom, it scrolls away with the page. Paper has it once. */
export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  "@media": { [`${shortScreen}, print`]: { position: "static" } },
});

/** Its width decides what stands in it. Texts that a traveller enlarges wrap, at last into a second row, and it grows. */
export const row = style([
  column,
  {
    containerType: "inline-size",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.s8,
    minBlockSize: layout.headerRow,
    paddingBlock: vars.space.s8,
    "@media": { "(max-width: 24rem)": { columnGap: vars.space.s4 } },
  },
]);

/** Fills what the others leave; a link stands for it where that is too little. */
export const search = style({
  display: "none",
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: "26rem",
  marginInlineStart: vars.space.s8,
  "@container": { [roomy]: { display: "block" } },
});

/** Elements at the far end of the row. */
export const end = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  marginInlineStart: "auto",
  "@container": { [roomy]: { gap: vars.space.s4 } },
});

export const searchLink = style({
  display: "inline-grid",
  placeItems: "center",
  minBlockSize: "44px",
  minInlineSize: "44px",
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.groundTinted },
  "@container": { [smallest]: { minInlineSize: "36px" } },
});

/** Stands for the form where that has no room. */
export const searchStandIn = style([searchLink, { "@container": { [roomy]: { display: "none" } } }]);

/** It takes what there is, and breaks between words before anything wraps. */
export const wordmark = style({
  flex: "1 1 0",
  maxInlineSize: "max-content",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  fontFamily: vars.font.heading,
  fontSize: vars.size.s18,
  fontWeight: 600,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.1,
  textDecoration: "none",
  "@container": { [roomy]: { flex: "none", fontSize: vars.size.s22, whiteSpace: "nowrap" } },
});

export const mark = style({
  flex: "none",
  inlineSize: "22px",
  blockSize: "22px",
  background: vars.color.action,
  mask: `${vars.mark} center / contain no-repeat`,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});
