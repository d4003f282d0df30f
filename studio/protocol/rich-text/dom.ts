import type { Attrs, DOMOutputSpec, Mark, Node, TagParseRule } from "prosemirror-model";
import { asRecord, asText } from "../as-json.ts";
import type { Json } from "../document.ts";

/** Elements of blocks by their types, on the clipboard. */
const tags: Readonly<Record<string, string>> = {
  paragraph: "p",
  preformatted: "pre",
  "list-item": "li",
  "o-list-item": "li",
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`heading${level}`, `h${level}`])),
};

/** Renders a block in the editor: not as a heading or a list of the studio's own page. */
export function renderTextblock(node: Node): DOMOutputSpec {
  return ["div", blockAttributes(node), 0];
}

/** Renders a block for other programs: with the element of its type. */
export function copyTextblock(node: Node): DOMOutputSpec {
  return [tags[String(node.attrs["type"])] ?? "p", blockAttributes(node), 0];
}

function blockAttributes({ attrs }: Node): Readonly<Record<string, string>> {
  const direction = asText(asRecord(attrs["source"])["direction"]);
  return { "data-type": String(attrs["type"]), dir: direction === "" ? "auto" : direction };
}

/** Renders a picture or an embed. */
export function renderObject({ attrs }: Node): DOMOutputSpec {
  const value: Json = attrs["value"];
  const { type, url, alt, oembed } = asRecord(value);
  const { title, embed_url: address } = asRecord(oembed);
  const outside = { "data-type": asText(type) || "object", "data-value": JSON.stringify(value) };
  return asText(type) === "image"
    ? ["div", outside, ["img", { src: asText(url), alt: asText(alt) }]]
    : ["div", outside, asText(title) || asText(address) || asText(type)];
}

/** Renders a span. Its number and members go along with it on the clipboard. */
export function renderMark(tag: string): (mark: Mark) => DOMOutputSpec {
  return ({ type, attrs }) => [tag, { "data-mark": type.name, "data-source": JSON.stringify(attrs["source"]) }, 0];
}

/** Returns the rule that reads a span of ours. */
export function ownMark(name: string): TagParseRule {
  return { tag: `[data-mark=${name}]`, priority: 60, getAttrs: (element) => ({ source: readJson(element, "source") }) };
}

function readJson(element: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(element.dataset[name] ?? "null");
  } catch {
    return null;
  }
}

const readSource = (source: Json): { readonly attrs: Attrs } => ({ attrs: { source } });

/** Reads a link of another program. One that could run code is refused. */
export function readAnchor(element: HTMLElement): Attrs | false {
  const url = element.getAttribute("href") ?? "";
  if (!/^(?:https?:|mailto:|tel:)/i.test(url)) return false;
  return readSource({ start: 0, end: 0, type: "hyperlink", data: { link_type: "Web", url } }).attrs;
}

export const textblockRules: readonly TagParseRule[] = [
  { tag: "div[data-type]", priority: 60, getAttrs: (element) => ({ type: element.dataset["type"] }) },
  ...[1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { type: `heading${level}` } })),
  { tag: "pre", attrs: { type: "preformatted" }, preserveWhitespace: "full" },
  // Documents of word processors have paragraphs in the items of their lists.
  { tag: "li > p", priority: 55, getAttrs: ({ parentElement }) => readListItem(parentElement) },
  { tag: "li", getAttrs: (element) => (element.querySelector("p") === null ? readListItem(element) : false) },
  { tag: "p" },
];

function readListItem(item: HTMLElement | null): Attrs {
  return { type: item?.parentElement?.nodeName === "OL" ? "o-list-item" : "list-item" };
}

export const objectRules: readonly TagParseRule[] = [
  { tag: "[data-value]", priority: 70, getAttrs: (element) => ({ value: readJson(element, "value") }) },
];
