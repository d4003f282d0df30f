import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const banner = style({
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.groundTinted,
});

/** The picture is above the text on a phone, and beside it where there is room. */
export const pictured = style({
  display: "flex",
  flexDirection: "column-reverse",
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const text = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space.s12,
  padding: vars.space.s24,
  "@media": { [media.desktop]: { padding: vars.space.s48 } },
});

export const title = style({
  fontSize: vars.size.s22,
  hyphens: "auto",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: vars.size.s28 } },
});

export const facts = style({ color: vars.color.inkSoft });

export const iconFacts = style([
  facts,
  { display: "flex", flexWrap: "wrap", columnGap: vars.space.s16, rowGap: vars.space.s8 },
]);

export const iconFact = style({ display: "flex", gap: vars.space.s8 });

globalStyle(`${iconFact} > svg`, { flex: "none", marginBlockStart: "2px" });

export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  "@media": { [media.tablet]: { blockSize: "100%" } },
});
