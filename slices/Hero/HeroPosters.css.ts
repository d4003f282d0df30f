import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** A row that scrolls on a phone, up to the edges of the window; two rows from a tablet on. */
export const posters = style({
  display: "flex",
  gap: vars.space.s12,
  marginInline: `calc(-1 * ${vars.space.s16})`,
  paddingInline: vars.space.s16,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space.s16,
  scrollbarWidth: "none",
  paddingBlockStart: vars.space.s12,
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      alignContent: "center",
      margin: 0,
      padding: 0,
      overflow: "visible",
    },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

globalStyle(`${posters} > li`, { flex: "none", inlineSize: "112px", scrollSnapAlign: "start" });
globalStyle(`${posters} > li`, { "@media": { [media.tablet]: { inlineSize: "auto" } } });
/** Three columns have room for six. */
globalStyle(`${posters} > li:nth-child(n + 7)`, { "@media": { [media.tablet]: { display: "none" } } });
globalStyle(`${posters} > li:nth-child(n + 7)`, { "@media": { [media.desktop]: { display: "block" } } });

export const poster = style({ display: "block", borderRadius: vars.radius.card });

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.card,
  objectFit: "cover",
});
