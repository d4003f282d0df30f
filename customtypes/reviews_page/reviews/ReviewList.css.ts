import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s24,
  selectors: { "&[aria-busy]": { opacity: 0.6 }, "&[hidden]": { display: "none" } },
});

export const count = style({ fontSize: vars.size.s18, fontWeight: 600 });

export const chosen = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s12 });

export const detailed = style({ fontWeight: 600 });

export const mentions = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s8 });

export const mentionsTitle = style({ fontSize: vars.size.s14, fontWeight: 600 });

export const items = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

globalStyle(`${items} > li`, { paddingBlock: vars.space.s24, borderBlockEnd: `1px solid ${vars.color.line}` });

export const gap = style({ alignSelf: "center" });

/** The panel of a chip is as wide as the row of chips, below it. */
export const filters = style({ position: "relative", display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const topicRating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "2px",
  marginInlineStart: "0.25em",
});
