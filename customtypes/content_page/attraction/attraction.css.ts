import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

const { color, size, space, radius } = vars;

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const sources = style({ marginBlockStart: space.s24 });

export const stack = style({ display: "grid", gap: space.s16, alignContent: "start" });

/** On a desktop both tables fit beside each other. */
export const columns = style({
  display: "grid",
  gap: space.s48,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const slots = style({
  display: "grid",
  gap: space.s16,
  marginBlockEnd: space.s24,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const slot = style({
  padding: space.s16,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface,
  breakInside: "avoid",
});

export const slotDay = style({ fontSize: size.s16, fontWeight: 600 });

export const slotTime = style({ fontSize: size.s22, fontWeight: 600 });

export const reasons = style({ marginBlockStart: space.s8, fontSize: size.s14, lineHeight: 1.6 });

/** Content that is wider than the screen scrolls by itself, by keyboard too. */
export const scroller = style({ overflowX: "auto" });

export const calendar = style({
  inlineSize: "100%",
  minInlineSize: "34rem",
  borderCollapse: "collapse",
  marginBlockEnd: space.s16,
  fontSize: size.s14,
});

globalStyle(`${calendar} :is(th, td)`, {
  paddingBlock: space.s8,
  paddingInlineEnd: space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

globalStyle(`${calendar} tbody th`, { fontWeight: 600 });

globalStyle(`${calendar} .${soft}`, { display: "block", fontWeight: 400 });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: space.s24,
});

export const card = style({
  display: "grid",
  gap: space.s8,
  alignContent: "start",
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.s16,
  breakInside: "avoid",
});

export const cardTitle = style({ fontSize: size.s18 });
