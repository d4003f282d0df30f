import { type MarkSpec, Schema } from "prosemirror-model";
import { objectRules, ownMark, readAnchor, renderMark, renderObject, renderTextblock, textblockRules } from "./dom.ts";

/** Types of spans that have a mark. Spans of any other type have the mark `other`. */
export const spanTypes = ["strong", "em", "hyperlink", "label"] as const;

/** Types of blocks of text, in the order of menus. */
export const blockTypes = [
  "paragraph",
  "heading1",
  "heading2",
  "heading3",
  "heading4",
  "heading5",
  "heading6",
  "list-item",
  "o-list-item",
  "preformatted",
] as const;

/**
 * Each span is a mark with its number, so that spans of one type may overlap. `source` is the span as it was read, with
 * members that marks don't know.
 */
const mark: MarkSpec = { attrs: { n: { default: 0 }, source: { default: null } }, excludes: "", inclusive: false };

const isBold = (weight: string) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) ? null : false);

/**
 * Rich text of Prismic without loss. A block of text of any type is one node, so that none is refused. `source` is the
 * block as it was read. `kept` are spans that cover no text. Pictures and embeds are objects with their JSON.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    textblock: {
      group: "block",
      content: "text*",
      marks: "_",
      whitespace: "pre",
      attrs: { type: { default: "paragraph" }, source: { default: null }, kept: { default: [] } },
      toDOM: renderTextblock,
      parseDOM: textblockRules,
    },
    object: {
      group: "block",
      atom: true,
      attrs: { value: { default: null } },
      toDOM: renderObject,
      parseDOM: objectRules,
    },
    text: {},
  },
  marks: {
    hyperlink: {
      ...mark,
      toDOM: renderMark("span"),
      parseDOM: [ownMark("hyperlink"), { tag: "a[href]", getAttrs: readAnchor }],
    },
    label: { ...mark, toDOM: renderMark("span"), parseDOM: [ownMark("label")] },
    strong: {
      ...mark,
      inclusive: true,
      toDOM: renderMark("strong"),
      parseDOM: [
        ownMark("strong"),
        { tag: "strong" },
        // A word processor wraps what it copies into such an element.
        { tag: "b", getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null) },
        { style: "font-weight", getAttrs: isBold },
      ],
    },
    em: {
      ...mark,
      inclusive: true,
      toDOM: renderMark("em"),
      parseDOM: [ownMark("em"), { tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
    },
    other: { ...mark, toDOM: renderMark("span"), parseDOM: [ownMark("other")] },
  },
});
