import { globalStyle, style } from "@vanilla-extract/css";
import { size, textLink, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";

const line = `1px solid ${vars.color.line}`;

export const listing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s16,
  selectors: { "&[aria-busy]": { opacity: 0.6 }, "&[hidden]": { display: "none" } },
});

export const reset = style([textLink, { paddingBlock: vars.space.s8 }]);

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s8} ${vars.space.s16}`,
  marginBlockEnd: vars.space.s16,
});

export const count = style({ fontSize: vars.size.s18, fontWeight: 600 });

/** At the end of the line, above the map that it opens. */
export const layout = style({ marginInlineStart: "auto" });

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s16,
  marginBlockStart: vars.space.s24,
});

export const more = style([tone.secondary, size.regular]);

export const doors = style({ marginBlockStart: vars.space.s32 });

globalStyle(`${doors} li`, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s24,
  paddingBlock: vars.space.s12,
  borderBlockEnd: line,
});

export const soft = style({ marginBlockStart: vars.space.s24, color: vars.color.inkSoft, fontSize: vars.size.s14 });
