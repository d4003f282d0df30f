import { style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";

const { color, size, space } = vars;

/** As wide as a text is read well, in the middle of the page. */
export const column = style([
  inner,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.s16,
    maxInlineSize: "48rem",
    paddingBlock: `${space.s16} 0`,
  },
]);

export const heading = style({
  fontSize: size.s28,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: size.s48 } },
});

export const standfirst = style({
  color: color.inkSoft,
  fontSize: size.s18,
  "@media": { [media.tablet]: { fontSize: size.s22 } },
});

export const byline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s16,
  fontWeight: 600,
});

export const day = style({ color: color.inkSoft, fontSize: size.s14, fontWeight: 400 });

export const figure = style({ display: "grid", gap: space.s8, margin: 0 });

export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.card,
  objectFit: "cover",
});

export const credit = style({ color: color.inkSoft, fontSize: size.s14, overflowWrap: "anywhere" });

export const adjacentStories = style([
  inner,
  {
    display: "grid",
    gap: space.s16,
    paddingBlock: space.s24,
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);

export const adjacent = style({
  display: "grid",
  alignContent: "start",
  gap: space.s4,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { borderColor: color.control },
});

export const adjacentTitle = style({ fontWeight: 600 });
