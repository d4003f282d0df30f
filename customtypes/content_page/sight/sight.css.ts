import { style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

export { header, pictured } from "../../../ui/primitives/LeadPicture.css.ts";

const { color, size, space } = vars;

export const title = style({
  fontSize: size.s28,
  overflowWrap: "anywhere",
  hyphens: "auto",
  textWrap: "balance",
  "@media": { [media.tablet]: { fontSize: size.s48 } },
});

export const intro = style({ maxInlineSize: layout.textWidth, fontSize: size.s18 });

export const tickets = style({ "@media": { print: { display: "none" } } });

export const menu = style([
  inner,
  { display: "grid", gap: space.s4, paddingBlockEnd: space.s16, "@media": { print: { display: "none" } } },
]);

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.s24,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: space.s4,
  "@media": { [media.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr)" } },
});

export const groupName = style({ paddingBlock: space.s8, fontSize: size.s14, fontWeight: 600, color: color.inkSoft });

export const items = style({ display: "flex", flexWrap: "wrap", columnGap: space.s24 });

export const item = style({
  display: "block",
  paddingBlock: space.s8,
  color: "inherit",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  selectors: { "&[aria-current]": { fontWeight: 600, textDecoration: "none" } },
});

export const adjacentPages = style([
  inner,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.s16,
    paddingBlock: space.s32,
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, print: { display: "none" } },
  },
]);

export const adjacent = style({
  display: "grid",
  gap: space.s4,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  color: "inherit",
  textDecoration: "none",
});

export const next = style({ "@media": { [media.tablet]: { gridColumn: 2, textAlign: "end" } } });

export const direction = style({ fontSize: size.s14, color: color.inkSoft });

export const adjacentName = style({ fontWeight: 600, textDecoration: "underline", textUnderlineOffset: "0.2em" });

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const taxi = style({ selectors: { "&:not(:empty)": { marginBlockEnd: space.s24 } } });
