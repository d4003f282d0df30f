import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Suggestions, below the form and above the page. */
export const list = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space.s4})`,
  insetInline: 0,
  zIndex: 30,
  maxBlockSize: "min(28rem, 60dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: vars.space.s8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  fontSize: vars.size.s16,
  textAlign: "start",
  selectors: { "&[hidden]": { display: "none" } },
});

export const title = style({
  paddingBlock: `${vars.space.s8} ${vars.space.s4}`,
  paddingInline: vars.space.s16,
  color: vars.color.inkSoft,
  fontSize: vars.size.s12,
  fontWeight: 600,
});

/** The chosen one has a border besides its ground, which is there in forced colors too. */
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  minBlockSize: "44px",
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s16,
  borderInlineStart: "3px solid transparent",
  lineHeight: 1.3,
  textDecoration: "none",
  ":hover": { background: vars.color.groundTinted },
  selectors: {
    "&[aria-selected=true]": { borderColor: vars.color.action, background: vars.color.groundTinted },
  },
});

globalStyle(`${option} > img`, {
  flex: "none",
  objectFit: "cover",
  borderRadius: vars.radius.control,
  background: vars.color.groundTinted,
});

globalStyle(`${option} small`, { color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

/** The city is below a name that has a picture beside it, as both are in a narrow column. */
globalStyle(`${option} > img + ${words} > small`, { display: "block" });

export const facts = style({
  display: "grid",
  justifyItems: "end",
  flex: "none",
  fontSize: vars.size.s14,
  fontVariantNumeric: "tabular-nums",
});

export const stars = style({ "::before": { content: "'★ '" } });
