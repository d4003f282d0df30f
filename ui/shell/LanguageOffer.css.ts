import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, shortScreen } from "../theme/tokens.ts";

/** Between the header and the content, without a height: nothing moves. A short screen has no place over its content. */
export const anchor = style({
  position: "relative",
  zIndex: 10,
  blockSize: 0,
  "@media": { [`${shortScreen}, print`]: { display: "none" } },
});

/** At the end of the page's column, on either side. It scrolls away with the page, so that it hides no focus there. */
export const line = style({
  position: "absolute",
  insetBlockStart: vars.space.s8,
  insetInlineEnd: `max(${vars.space.s16}, calc((100% - ${layout.pageWidth}) / 2))`,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s16})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s14,
  boxShadow: vars.shadow.floating,
});

export const words = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s4,
  paddingInlineStart: vars.space.s16,
});

export const link = style({ display: "inline-flex", alignItems: "center", minBlockSize: "44px" });

export const close = style({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  minBlockSize: "44px",
  minInlineSize: "44px",
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
