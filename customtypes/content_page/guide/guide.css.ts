import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, space } = vars;

export const pages = style({});

const detailsContent = "selector(::details-content)";

/** On a wide screen the pages are open, where the browser supports it. */
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "48px",
  borderBlock: `1px solid ${color.line}`,
  fontWeight: 600,
  listStyle: "none",
  "@supports": { [detailsContent]: { "@media": { [media.tablet]: { display: "none" } } } },
});

globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });

globalStyle(`${pages}::details-content`, {
  "@supports": { [detailsContent]: { "@media": { [media.tablet]: { contentVisibility: "visible" } } } },
});

export const print = style({
  maxInlineSize: layout.textWidth,
  marginBlockEnd: space.s16,
  "@media": { print: { display: "none" } },
});

/** On paper there is what a visitor takes along: what leads elsewhere is not. */
globalStyle('body > header, body > footer, [id*="popular_categories"]', { "@media": { print: { display: "none" } } });

globalStyle("details::details-content", {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
