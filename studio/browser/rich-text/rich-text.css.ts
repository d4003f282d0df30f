import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, font, radius, space } = theme;

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "1px",
  padding: "2px",
  borderBlockEnd: `1px solid ${color.line}`,
});

/** One block, with its toolbar behind it. Forms within it stay above. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "start",
});

globalStyle(`${line} > *`, { gridColumn: "1 / -1" });
globalStyle(`${line} > [role=toolbar]`, { gridColumn: 2, gridRow: 2, borderBlockEnd: 0 });

export const types = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s4,
  height: "26px",
  padding: `0 ${space.s6}`,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: color.quiet,
  fontSize: font.s12,
  fontWeight: 500,
  cursor: "pointer",
  selectors: { "&[data-hovered], &:hover": { background: color.hover, color: color.text } },
});

export const linkForm = style({
  display: "grid",
  gap: space.s8,
  padding: space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

export const editor = style({ position: "relative", minWidth: 0 });

globalStyle(`${line} > ${editor}`, { gridColumn: 1, gridRow: 2 });

export const label = style([
  types,
  { selectors: { "&[aria-pressed=true]": { background: color.selected, color: color.accent } } },
]);

export const content = style({
  minHeight: "30px",
  maxHeight: "420px",
  overflow: "auto",
  padding: `5px ${space.s8}`,
  outline: "none",
  fontSize: font.s13,
  lineHeight: "20px",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  counterReset: "item",
  selectors: {
    "&[data-empty=true]::before": {
      content: "attr(data-placeholder)",
      position: "absolute",
      color: color.quiet,
      opacity: 0.8,
      pointerEvents: "none",
    },
  },
});

export const chip = style({
  padding: "1px 4px",
  borderRadius: radius.small,
  background: color.selected,
  color: color.accent,
  fontFamily: font.mono,
  fontSize: font.s12,
  boxDecorationBreak: "clone",
});

const inside = (selector: string) => `${content} ${selector}`;

globalStyle(inside("> * + *"), { marginBlockStart: space.s6 });
globalStyle(inside("[data-type^=heading]"), { fontWeight: 650 });
globalStyle(inside("[data-type=heading1]"), { fontSize: font.s15 });
globalStyle(inside("[data-type=heading2]"), { fontSize: font.s15 });
globalStyle(inside("[data-type=preformatted]"), { fontFamily: font.mono, fontSize: font.s12 });
globalStyle(inside("[data-type$=list-item]"), { paddingInlineStart: "18px", position: "relative" });
globalStyle(inside("[data-type=list-item]::before"), { content: '"•"', position: "absolute", insetInlineStart: "5px" });
globalStyle(inside("[data-type=o-list-item]"), { counterIncrement: "item" });
globalStyle(inside("> :not([data-type=o-list-item])"), { counterReset: "item" });
globalStyle(inside("[data-type=o-list-item]::before"), {
  content: 'counter(item) "."',
  position: "absolute",
  insetInlineStart: "2px",
  color: color.quiet,
});
globalStyle(inside("[data-mark=hyperlink]"), { color: color.accent, textDecoration: "underline" });
globalStyle(inside("[data-mark=label], [data-mark=other]"), { background: color.hover });
globalStyle(inside("[data-value]"), {
  padding: space.s8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  color: color.quiet,
});
globalStyle(inside("[data-value] img"), { display: "block", maxWidth: "100%", maxHeight: "160px" });
globalStyle(inside(".ProseMirror-selectednode"), { outline: `2px solid ${color.accent}` });
