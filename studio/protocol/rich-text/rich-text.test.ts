import * as fc from "fast-check";
import { history, undo } from "prosemirror-history";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import type { Json } from "../document.ts";
import { fromDocument } from "./from-node.ts";
import { richTextSchema } from "./schema.ts";
import { createKnownBlocks, nextNumber, toDocument } from "./to-node.ts";

const text = fc.string({ unit: fc.constantFrom("a", "é", "🎭", "ع", "\n", " ", "[price]", "<b>"), maxLength: 12 });

const data = fc.constantFrom<Json>(
  { link_type: "Web", url: "https://a.example/" },
  { link_type: "Document", id: "Z" },
  { label: "note" },
);

/** Spans of any types, also several of one type that overlap, or that cover nothing. */
const generateSpans = (length: number) =>
  fc.array(
    fc
      .tuple(fc.constantFrom("strong", "em", "hyperlink", "label", "odd"), fc.nat(length), fc.nat(length), data)
      .map(([type, one, other, value]): Json => {
        const range = { start: Math.min(one, other), end: Math.max(one, other), type };
        return type === "strong" || type === "em" ? range : { ...range, data: value };
      }),
    { maxLength: 6 },
  );

const textBlock = fc
  .tuple(text, fc.constantFrom("paragraph", "heading2", "list-item", "o-list-item", "preformatted", "odd"))
  .chain(([content, type]) =>
    fc
      .tuple(generateSpans(content.length), fc.constantFrom<Json>({}, { direction: "rtl" }, { label: "x" }))
      .map(([spans, rest]): Json => Object.assign({ type, text: content, spans }, rest)),
  );

const object = fc.constantFrom<Json>(
  { type: "image", url: "/media/rome.webp", alt: null, dimensions: { width: 1, height: 2 } },
  { type: "embed", oembed: { embed_url: "https://a.example/" } },
  null,
  { type: "paragraph", text: "without spans" },
);

const richText = fc.array(fc.oneof({ weight: 4, arbitrary: textBlock }, object), { maxLength: 5 });

/** Reads blocks into a document and writes them without the memory of what was read. */
const roundTrip = (blocks: readonly Json[]) =>
  fromDocument(toDocument(blocks, createKnownBlocks()), createKnownBlocks());

it("W50: any rich text comes back byte for byte, also spans of one type that overlap", () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      const expected = blocks.length === 0 ? [{ type: "paragraph", text: "", spans: [] }] : blocks;
      expect(JSON.stringify(roundTrip(blocks))).toBe(JSON.stringify(expected));
    }),
    { numRuns: 500 },
  );
});

const step = fc.tuple(
  fc.constantFrom("type", "delete", "strong", "link", "split", "join", "heading"),
  fc.nat(),
  fc.nat(),
);

/** Applies an edit at random places, if it is possible there. */
function applyEdit(state: EditorState, [kind, one, other]: readonly [string, number, number]): Transaction {
  const size = state.doc.content.size;
  const [from = 0, to = 0] = [one % (size + 1), other % (size + 1)].toSorted((a, b) => a - b);
  const { tr } = state;
  const mark = richTextSchema.mark(kind === "link" ? "hyperlink" : "strong", { n: nextNumber(), source: null });
  const edits: Readonly<Record<string, () => Transaction>> = {
    type: () => (state.doc.resolve(from).parent.isTextblock ? tr.insertText("x", from) : tr),
    delete: () => tr.delete(from, to),
    split: () => (state.doc.resolve(from).parent.isTextblock ? tr.split(from) : tr),
    join: () =>
      state.doc.childCount > 1 && state.doc.children.every((node) => node.isTextblock)
        ? tr.join(state.doc.firstChild?.nodeSize ?? 0)
        : tr,
    heading: () =>
      tr.setBlockType(from, to, richTextSchema.nodes.textblock, (node) => ({ ...node.attrs, type: "heading3" })),
  };
  return edits[kind]?.() ?? tr.addMark(from, to, mark);
}

it("W50: undo of 25 edits leads to the very same blocks", () => {
  fc.assert(
    fc.property(richText, fc.array(step, { minLength: 1, maxLength: 25 }), (blocks, steps) => {
      const known = createKnownBlocks();
      const doc = toDocument(blocks, known);
      const before = JSON.stringify(fromDocument(doc, known));
      let state = EditorState.create({ doc, plugins: [history({ newGroupDelay: 0, depth: 200 })] });
      for (const edit of steps) state = state.apply(applyEdit(state, edit));
      while (undo(state, (transaction) => void (state = state.apply(transaction))));
      expect(JSON.stringify(fromDocument(state.doc, known))).toBe(before);
    }),
    { numRuns: 300 },
  );
});

it("W50: blocks that an edit does not touch are the same objects", () => {
  const blocks: readonly Json[] = [
    { type: "paragraph", text: "one", spans: [], direction: "ltr" },
    { type: "paragraph", text: "two", spans: [{ start: 0, end: 3, type: "em" }] },
  ];
  const known = createKnownBlocks();
  const state = EditorState.create({ doc: toDocument(blocks, known) });
  const [first, second] = fromDocument(state.apply(state.tr.insertText("!", 4)).doc, known);
  expect(first).toEqual({ type: "paragraph", text: "one!", spans: [], direction: "ltr" });
  expect(second).toBe(blocks[1]);
});
