import { style } from "@vanilla-extract/css";
import { size, tone } from "../../../ui/primitives/links.css.ts";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { cardLink } from "../../../ui/primitives/card.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, size: fontSize, space } = vars;

export const header = style([
  inner,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s12, paddingBlockStart: space.s16 },
]);

export const heading = style({
  fontSize: fontSize.s28,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: fontSize.s48 } },
});

export const intro = style({ maxInlineSize: layout.textWidth, color: color.inkSoft, fontSize: fontSize.s18 });

export const note = style([inner, { paddingBlock: space.s24 }]);

export const place = style([inner, { paddingBlockStart: space.s24 }]);

export const featured = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  selectors: {
    "&:hover": { borderColor: color.control },
    "&:has(a:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});

export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const words = style({
  display: "grid",
  alignContent: "center",
  gap: space.s12,
  minInlineSize: 0,
  padding: space.s16,
  "@media": { [media.tablet]: { padding: space.s32 } },
});

export const kicker = style({ color: color.action, fontSize: fontSize.s14, fontWeight: 600 });

export const title = style({
  fontSize: fontSize.s22,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.desktop]: { fontSize: fontSize.s36 } },
});

export const link = cardLink;

export const standfirst = style({ overflowWrap: "anywhere" });

export const day = style({ color: color.inkSoft, fontSize: fontSize.s14 });

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s16,
  marginBlockStart: space.s24,
});

export const more = style([tone.secondary, size.regular]);
