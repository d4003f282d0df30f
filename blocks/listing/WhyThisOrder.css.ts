import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { bar } from "./chips.css.ts";

export const why = style({ alignSelf: "center", color: vars.color.inkSoft, fontSize: vars.size.s14 });

/** A small link, whose target is as high as the choice beside it. */
globalStyle(`${why} > summary`, {
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  listStyle: "none",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

globalStyle(`${why} > summary::-webkit-details-marker`, { display: "none" });

/** Below the bar of a form, like the panels of its chips. */
globalStyle(`${bar} ${why} > div`, {
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space.s4})`,
  zIndex: 3,
  inlineSize: "min(32rem, 100%)",
  padding: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
});

globalStyle(`${why} ol`, { padding: 0, marginBlockEnd: vars.space.s8, listStyle: "none" });

/** Several reasons have an order. */
globalStyle(`${why} ol:has(> li + li)`, { paddingInlineStart: vars.space.s24, listStyle: "decimal" });
