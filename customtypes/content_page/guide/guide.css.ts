import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, size, space, radius } = vars;

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

export const print = style({ maxInlineSize: layout.textWidth, "@media": { print: { display: "none" } } });

export const taxi = style({
  marginBlockStart: space.s16,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const spoken = style({ fontSize: size.s22, fontWeight: 600, textWrap: "balance" });

/** On paper there is what a visitor takes along: what leads elsewhere is not. */
globalStyle('body > header, body > footer, [id*="popular_categories"]', { "@media": { print: { display: "none" } } });

globalStyle("details::details-content", {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
