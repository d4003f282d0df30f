import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color, size, space } = vars;

export const breadcrumbs = style({ fontSize: size.s14, lineHeight: 1.4, color: color.inkSoft });

/** One line. The name of the page, which is the heading below, is cut first. The others lose not even a part of a pixel before. */
export const crumbs = style({ display: "flex", columnGap: space.s8, whiteSpace: "nowrap" });

globalStyle(`${crumbs} > li`, { display: "flex", alignItems: "center", minInlineSize: 0, minBlockSize: "32px" });

globalStyle(`${crumbs} a`, { overflow: "hidden", textOverflow: "ellipsis" });

globalStyle(`${crumbs} > li:last-child`, {
  display: "block",
  flexShrink: 1e6,
  lineHeight: "32px",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

globalStyle(`${crumbs} > li + li::before`, { content: '"/"', marginInlineEnd: space.s8 });
