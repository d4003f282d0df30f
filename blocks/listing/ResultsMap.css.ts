import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, size, space } = vars;

/** The results, and beside them the map, where both have room. On a phone the map is first. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s24,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 22rem)" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 30rem)" },
  },
});

export const side = style({
  order: -1,
  minInlineSize: 0,
  maxInlineSize: "30rem",
  "@media": {
    [media.tablet]: { order: 0, alignSelf: "start", position: "sticky", insetBlockStart: `calc(64px + ${space.s16})` },
  },
});

export const others = style({ marginBlockStart: space.s8, fontSize: size.s14, color: color.inkSoft });

globalStyle(`${others} > summary`, { minBlockSize: "44px", paddingBlock: space.s12, cursor: "pointer" });

globalStyle(`${others} li`, { display: "inline" });

globalStyle(`${others} li + li::before`, { content: "· ", marginInlineStart: space.s4 });
