import type { Node } from "prosemirror-model";
import * as v from "valibot";
import type { JsonRecord } from "../as-json.ts";
import { type Json, jsonSchema } from "../document.ts";
import type { TextBlock } from "./blocks.ts";
import { type KnownBlocks, remember } from "./to-node.ts";

/** A span with the number by which the spans of a block are ordered. */
interface Range {
  readonly n: number;
  readonly source: Json;
  readonly start: number;
  readonly end: number;
}

const record = v.record(v.string(), jsonSchema);

const markAttributes = v.object({ n: v.number(), source: v.nullable(record) });

const blockAttributes = v.object({
  type: v.string(),
  source: v.nullable(record),
  kept: v.array(v.object({ n: v.number(), span: jsonSchema })),
});

/** Returns the blocks of a document. Those that no edit touched are the objects that were read. */
export function fromDocument(document: Node, known: KnownBlocks): readonly Json[] {
  return document.children.map((node) => {
    const block = known.blocks.get(node) ?? fromNode(node);
    remember(known, block, node);
    return block;
  });
}

function fromNode(node: Node): Json {
  if (node.type.name === "object") return v.parse(jsonSchema, node.attrs["value"]);
  const { type, source, kept } = v.parse(blockAttributes, node.attrs);
  const text = node.textContent;
  const ranges = readRanges(node).map((range) => ({ n: range.n, span: toSpan(range) }));
  const remaining = kept.map(({ n, span }) => ({ n, span: fit(span, text.length) }));
  const spans = [...ranges, ...remaining].toSorted((one, other) => one.n - other.n).map(({ span }) => span);
  return source !== null && hasContent(source, { type, text, spans }) ? source : { ...source, type, text, spans };
}

/** Whether a block has a content already, because an edit was taken back. */
function hasContent(source: JsonRecord, { type, text, spans }: TextBlock): boolean {
  if (source["type"] !== type || source["text"] !== text) return false;
  return JSON.stringify(source["spans"] ?? []) === JSON.stringify(spans);
}

/** Reads the ranges of marks: one of the same number that continues is the same range. */
function readRanges(node: Node): readonly Range[] {
  const ranges: Range[] = [];
  let open = new Map<number, Range>();
  node.forEach((child, start) => {
    const end = start + child.nodeSize;
    const next = new Map<number, Range>();
    for (const mark of child.marks) {
      const { n, source } = v.parse(markAttributes, mark.attrs);
      const before = open.get(n);
      const range = { n, source: source ?? { start, end, type: mark.type.name }, start: before?.start ?? start, end };
      if (before) ranges.splice(ranges.indexOf(before), 1);
      ranges.push(range);
      next.set(n, range);
    }
    open = next;
  });
  return ranges;
}

function toSpan({ source, start, end }: Range): Json {
  return { ...v.parse(record, source), start, end };
}

/** Moves a span that covers no text into a text that became shorter. */
function fit(span: Json, length: number): Json {
  const parsed = v.safeParse(v.looseObject({ start: v.number(), end: v.number() }), span);
  if (!parsed.success) return span;
  const { start, end } = parsed.output;
  const isOutside = start > length || end > length;
  return isOutside ? { ...v.parse(record, span), start: Math.min(start, length), end: Math.min(end, length) } : span;
}
