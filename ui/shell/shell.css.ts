import { layout } from "../theme/tokens.ts";
import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A header of the smallest phones: its icons are closer together. */
export const smallest = "(max-width: 20.5rem)";

/** A button of the header that opens a panel. */
export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.s12,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  fontSize: vars.size.s14,
  fontWeight: 600,
  ":hover": { background: vars.color.groundTinted },
  "@container": { [smallest]: { minInlineSize: "36px", paddingInline: vars.space.s8 } },
});

/** The opened panel, below the header. The browser sets its `display`, to hide a closed popover. */
export const panel = style({
  position: "fixed",
  inset: "auto",
  insetBlockStart: layout.headerHeight,
  margin: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  maxBlockSize: `calc(100dvh - ${layout.headerHeight} - ${vars.space.s16})`,
  padding: vars.space.s24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
});

/** An entry of a panel: a link or button. Forced colors show all borders, so the chosen one is also bold and underlined. */
export const choice = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
  inlineSize: "100%",
  minBlockSize: "40px",
  paddingInline: vars.space.s12,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  fontSize: vars.size.s14,
  textAlign: "start",
  textDecoration: "none",
  ":hover": { background: vars.color.groundTinted },
  selectors: {
    "&[aria-current]": {
      borderColor: vars.color.action,
      color: vars.color.action,
      fontWeight: 700,
      textDecoration: "underline",
    },
  },
});

/** A header as wide as on a tablet, in letters of the size that the traveller chose. */
export const roomy = "(min-width: 45rem)";
