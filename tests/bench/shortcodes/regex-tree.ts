import type { Implementation } from "./implementation.ts";

const value = `"[^"\\[]*"|'[^'\\[]*'|“[^”\\[]*”|„[^“\\[]*“|«[^»\\[]*»|‘[^’\\[]*’|&quot;[^&\\[]*&quot;|[^\\s"'\\]\\[]+`;
const attributePattern = `([a-zA-Z][\\w-]*)(?:\\s*=\\s*(${value}))?`;
const tagPattern = new RegExp(
  `\\[\\[([^\\[\\]]+)\\]\\]|\\[(/?)([a-zA-Z][\\w-]*)((?:\\s+${attributePattern})*)\\s*/?\\]|\\[/?[a-zA-Z][\\w-]*`,
  "g",
);
const attribute = new RegExp(attributePattern, "g");
const quoted = /^(?:&quot;|["'“„«‘])(.*?)(?:&quot;|["'”“»’])$/s;

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
  /** The text that an escape stands for: `[[price]]` → `[price]`. */
  readonly literal: string | undefined;
}

interface ScannedTags {
  readonly tags: readonly Tag[];
  /** Offsets of what begins like a tag but never ends: `[price tgid="7]`. */
  readonly unreadable: readonly number[];
}

type Node =
  | { readonly kind: "literal"; readonly text: string; readonly source: string; readonly start: number }
  | {
      readonly kind: "shortcode";
      readonly name: string;
      readonly attributes: Readonly<Record<string, string | true>>;
      readonly source: string;
      readonly start: number;
      readonly enclosed: readonly Node[] | undefined;
    };

/** An implementation with `String.replace` where pairs, nesting, positions and escapes count as well. */
export const regexTree: Implementation = {
  name: "String.replace, same work",
  does: "tags by one regex, then pairs by a stack, a tree with offsets and sources, escapes, quotation marks, unreadable tags; no schema, no names or messages for editors",
  parse: parseTree,
  expand: (text) => expandNodes(parseTree(text).nodes),
};

function parseTree(source: string): { readonly nodes: readonly Node[]; readonly unreadable: readonly number[] } {
  const { tags, unreadable } = findTags(source);
  return { nodes: toNodes(source, tags, matchPartners(tags), [0, source.length, 0, tags.length]), unreadable };
}

function findTags(source: string): ScannedTags {
  const tags: Tag[] = [];
  const unreadable: number[] = [];
  source.replace(tagPattern, (whole: string, escaped?: string, slash = "", name = "", attributes = "", ...rest) => {
    const start = rest.find((part): part is number => typeof part === "number") ?? 0;
    const literal = escaped === undefined ? undefined : `[${escaped}]`;
    if (name === "" && literal === undefined) unreadable.push(start);
    else tags.push({ name, closes: slash === "/", attributes, start, end: start + whole.length, literal });
    return "";
  });
  return { tags, unreadable };
}

/** Returns the index of the closing tag by that of its opening tag. Tags that are still open have no partner. */
function matchPartners(tags: readonly Tag[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  const openOfName = new Map<string, number>();
  tags.forEach(({ name, closes, literal }, index) => {
    if (literal !== undefined) return;
    if (!closes) {
      open.push(index);
      openOfName.set(name, (openOfName.get(name) ?? 0) + 1);
      return;
    }
    while ((openOfName.get(name) ?? 0) > 0) {
      const last = open.pop() ?? 0;
      const opened = tags[last]?.name ?? "";
      openOfName.set(opened, (openOfName.get(opened) ?? 0) - 1);
      if (opened !== name) continue;
      partners.set(last, index);
      return;
    }
  });
  return partners;
}

type Range = readonly [start: number, end: number, firstTag: number, endTag: number];

function toNodes(
  source: string,
  tags: readonly Tag[],
  partners: ReadonlyMap<number, number>,
  [start, end, firstTag, endTag]: Range,
): readonly Node[] {
  const nodes: Node[] = [];
  let done = start;
  const addLiteral = (to: number) => {
    const text = source.slice(done, to);
    if (text !== "") nodes.push({ kind: "literal", text, source: text, start: done });
  };
  for (let index = firstTag; index < endTag; index += 1) {
    const tag = tags[index];
    if (tag === undefined || tag.closes) continue;
    addLiteral(tag.start);
    const partner = partners.get(index);
    const close = partner === undefined ? undefined : tags[partner];
    done = close?.end ?? tag.end;
    const whole = source.slice(tag.start, done);
    if (tag.literal !== undefined) nodes.push({ kind: "literal", text: tag.literal, source: whole, start: tag.start });
    else {
      const enclosed =
        close && partner !== undefined
          ? toNodes(source, tags, partners, [tag.end, close.start, index + 1, partner])
          : undefined;
      const attributes = readTypedAttributes(tag.attributes);
      nodes.push({ kind: "shortcode", name: tag.name, attributes, source: whole, start: tag.start, enclosed });
    }
    index = partner ?? index;
  }
  addLiteral(end);
  return nodes;
}

function readTypedAttributes(text: string): Readonly<Record<string, string | true>> {
  const attributes: Record<string, string | true> = {};
  for (const [, name = "", typed] of text.matchAll(attribute)) {
    attributes[name] = typed === undefined ? true : typed.replace(quoted, "$1");
  }
  return attributes;
}

function expandNodes(nodes: readonly Node[]): string {
  return nodes.map((node) => (node.kind === "literal" ? node.text : expandNode(node))).join("");
}

function expandNode({ name, attributes, enclosed }: Extract<Node, { kind: "shortcode" }>): string {
  return name === "price" ? `€${attributes["tgid"]}` : expandNodes(enclosed ?? []);
}
