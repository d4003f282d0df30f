import { Fragment, type Mark, type Node, Slice } from "prosemirror-model";
import { asRecord, asText } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import { nextNumber } from "../../../protocol/rich-text/to-node.ts";
import type { Permissions } from "./permissions.ts";

/** Reduces what is pasted to what the field permits, before it shows. Spans get numbers of their new place. */
export function cleanPaste(slice: Slice, permissions: Permissions): Slice {
  const numbers = new Map<Mark, number>();
  const clean = (mark: Mark) => cleanMark(mark, numbers, permissions);
  const nodes = slice.content.content.flatMap((node) => cleanNode(node, clean, permissions));
  if (!permissions.isSingle || nodes.length < 2) {
    const isWhole = nodes.length === slice.content.childCount;
    return new Slice(Fragment.from(nodes), isWhole ? slice.openStart : 0, isWhole ? slice.openEnd : 0);
  }
  return new Slice(Fragment.from(joinBlocks(nodes)), 1, 1);
}

function cleanNode(node: Node, clean: (mark: Mark) => readonly Mark[], permissions: Permissions): readonly Node[] {
  if (node.isText) return [node.mark(node.marks.flatMap(clean))];
  if (node.type.name === "object") {
    const value: Json = node.attrs["value"];
    return !permissions.isSingle && permissions.objects.has(asText(asRecord(value)["type"])) ? [node] : [];
  }
  const type = String(node.attrs["type"]);
  const attributes = { type: permissions.blocks.includes(type) ? type : permissions.usual };
  const texts = node.children.map((text) => text.mark(text.marks.flatMap(clean)));
  return [richTextSchema.node("textblock", attributes, texts)];
}

/** A mark that the field does not permit is dropped. */
function cleanMark(mark: Mark, numbers: Map<Mark, number>, { marks, labels }: Permissions): readonly Mark[] {
  if (!marks.has(mark.type.name)) return [];
  const source: Json = mark.attrs["source"];
  const label = asText(asRecord(asRecord(source)["data"])["label"]);
  if (mark.type.name === "label" && !labels.includes(label)) return [];
  const known = [...numbers].find(([other]) => other.eq(mark))?.[1];
  const n = known ?? nextNumber();
  if (known === undefined) numbers.set(mark, n);
  return [mark.type.create({ n, source: source ?? { start: 0, end: 0, type: mark.type.name } })];
}

/** Makes one block of several, with a space between their texts. */
function joinBlocks(nodes: readonly Node[]): Node {
  const texts = nodes.flatMap((node, index) => [...(index > 0 ? [richTextSchema.text(" ")] : []), ...node.children]);
  const joined = texts.map((text) => richTextSchema.text((text.text ?? "").replaceAll("\n", " "), text.marks));
  return richTextSchema.node("textblock", nodes[0]?.attrs, joined);
}
