import type { Mark, Node } from "prosemirror-model";
import type { Json } from "../document.ts";
import { asTextBlock, isSpan, type Span, type TextBlock } from "./blocks.ts";
import { richTextSchema, spanTypes } from "./schema.ts";

/** Blocks and the nodes that were made of them. A node without an edit is written back as its block. */
export interface KnownBlocks {
  readonly blocks: WeakMap<Node, Json>;
  readonly nodes: WeakMap<object, Node>;
}

export function createKnownBlocks(): KnownBlocks {
  return { blocks: new WeakMap(), nodes: new WeakMap() };
}

/** Remembers that a block and a node have the same content. */
export function remember({ blocks, nodes }: KnownBlocks, block: Json, node: Node): void {
  blocks.set(node, block);
  if (typeof block === "object" && block !== null) nodes.set(block, node);
}

/** Makes a document of the blocks of a rich text. An empty one has an empty block of the type `emptyType`. */
export function toDocument(blocks: readonly Json[], known: KnownBlocks, emptyType = "paragraph"): Node {
  const nodes = blocks.map((block) => findNode(known, block) ?? toNode(block));
  for (const [index, node] of nodes.entries()) remember(known, blocks[index] ?? null, node);
  const empty = richTextSchema.node("textblock", { type: emptyType });
  return richTextSchema.node("doc", null, nodes.length === 0 ? [empty] : nodes);
}

function findNode({ nodes }: KnownBlocks, block: Json): Node | undefined {
  return typeof block === "object" && block !== null ? nodes.get(block) : undefined;
}

let lastNumber = 0;

/** Returns a number that no span has. Later ones are larger, so that spans are in the order in which they were read. */
export function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function toNode(block: Json): Node {
  const text = asTextBlock(block);
  return text === undefined ? richTextSchema.node("object", { value: block }) : toTextNode(block, text);
}

interface MarkedSpan {
  readonly span: Span;
  readonly mark: Mark;
}

function toTextNode(source: Json, { type, text, spans }: TextBlock): Node {
  const numbered = spans.map((span) => ({ span, n: nextNumber() }));
  const kept = numbered.filter(({ span }) => !isSpan(span, text));
  const marked = numbered.flatMap(({ span, n }) => (isSpan(span, text) ? [{ span, mark: toMark(span, n) }] : []));
  return richTextSchema.node("textblock", { type, source, kept }, toTexts(text, marked));
}

function toMark(span: Span, n: number): Mark {
  const name = spanTypes.find((each) => each === span.type) ?? "other";
  return richTextSchema.mark(name, { n, source: span });
}

/** Cuts a text where spans begin and end. */
function toTexts(text: string, spans: readonly MarkedSpan[]): readonly Node[] {
  const cuts = new Set([0, text.length, ...spans.flatMap(({ span }) => [span.start, span.end])]);
  const sorted = [...cuts].toSorted((one, other) => one - other);
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? from;
    const marks = spans
      .filter(({ span }) => span.start <= from && to <= span.end)
      .reduce<readonly Mark[]>((set, { mark }) => mark.addToSet(set), []);
    return richTextSchema.text(text.slice(from, to), marks);
  });
}
