import { globalStyle, style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

export { header, pictured } from "../../../ui/primitives/LeadPicture.css.ts";

const { color, size, space } = vars;

export const title = style({
  fontSize: size.s28,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: size.s48 } },
});

export const about = style({ maxInlineSize: layout.textWidth, fontSize: size.s18 });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  columnGap: space.s24,
  rowGap: space.s8,
});

export const fact = style({ display: "flex", alignItems: "center", gap: space.s8 });

globalStyle(`${fact} a`, { color: "inherit" });

export const unread = style([inner, { paddingBlock: space.s24 }]);

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const list = style({ maxInlineSize: layout.textWidth });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space.s24,
  paddingBlock: space.s12,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const amenities = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
  gap: space.s16,
});

export const plan = style({
  display: "grid",
  gap: space.s24,
  alignItems: "center",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.s48 } },
});

export const drawing = style({ inlineSize: "100%", maxBlockSize: "480px" });

export const stage = style({
  stroke: color.ink,
  strokeWidth: 1.5,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const block = style({
  fill: color.groundTinted,
  stroke: color.control,
  strokeWidth: 0.3,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const blockNumber = style({
  fill: color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
  fontSize: "3px",
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
});

export const number = style({ display: "inline-block", minInlineSize: "2ch" });
