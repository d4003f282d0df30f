import { globalStyle, style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

export const header = style([
  inner,
  { inlineSize: "100%", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s16 },
]);

/** The way is one line: the name of what is reviewed is cut, as it is in the heading. */
globalStyle(`${header} nav li`, { flex: "none" });

globalStyle(`${header} nav li:nth-last-child(2)`, { flex: "0 1 auto", minInlineSize: 0 });

globalStyle(`${header} nav li:nth-last-child(2) > a`, { overflow: "hidden", textOverflow: "ellipsis" });

export const title = style({ overflowWrap: "anywhere" });

export const standing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s24,
  alignItems: "center",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 16rem) minmax(0, 1fr)" } },
});

export const average = style({ display: "grid", gap: vars.space.s4 });

globalStyle(`${average} b`, { fontSize: vars.size.s48, lineHeight: 1 });

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });
