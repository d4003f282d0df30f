import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** Around the slices. Nothing has to stick below a header here. */
export const slices = style({ vars: { "--header-height": "0px" } });

/** Small, as it covers a corner of what is simulated. */
export const tools = style({
  position: "fixed",
  insetBlockEnd: vars.space.s8,
  insetInlineEnd: vars.space.s8,
  zIndex: 900,
  maxInlineSize: `min(40rem, calc(100vw - 2 * ${vars.space.s8}))`,
  paddingInline: vars.space.s8,
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  fontSize: vars.size.s14,
});

export const row = style({ display: "flex", alignItems: "end", gap: vars.space.s16 });
export const details = style({ minInlineSize: 0 });
export const summary = style({ cursor: "pointer", paddingBlock: vars.space.s8 });
export const warning = style([summary, { fontWeight: 600, color: vars.color.scarcity }]);
export const panel = style({ maxBlockSize: "50vh", overflowY: "auto" });
export const problem = style({ color: vars.color.scarcity, marginBlock: vars.space.s8 });

export const select = style({
  font: "inherit",
  color: "inherit",
  background: "none",
  border: 0,
  paddingBlock: vars.space.s8,
  marginInlineStart: "auto",
});
