import * as fc from "fast-check";
import type { Json } from "../../../studio/protocol/document.ts";
import type { RichTextSpec } from "../../../studio/protocol/models/field-spec.ts";

export const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('[price tgid="1"]', "كم السعر؟", "a < b & c"),
);

export const url = fc.constantFrom("https://a.example/b?c=d#e", "mailto:a@b.example", "tel:+391");

const spanKinds = new Set(["strong", "em", "hyperlink"]);

/** Returns rich text with the blocks and spans that a field may have. */
export function richTexts({ kinds, isSingle }: Pick<RichTextSpec, "kinds" | "isSingle">): fc.Arbitrary<Json> {
  const types = kinds.filter((kind) => /^(?:paragraph|preformatted|heading\d|list-item|o-list-item)$/.test(kind));
  const marks = kinds.filter((kind) => spanKinds.has(kind));
  if (types.length === 0) return fc.constant([]);
  const span = fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...marks, ""), url);
  const block = fc.tuple(fc.constantFrom(...types), text, fc.array(span, { maxLength: 2 }));
  const toBlock = ([type, written, spans]: readonly [
    string,
    string,
    readonly (readonly [number, number, string, string])[],
  ]): Json => ({
    type,
    text: written,
    spans: spans
      .filter(([start, length, kind]) => kind !== "" && start + length <= written.length)
      .map(([start, length, kind, address]) => ({
        start,
        end: start + length,
        type: kind,
        ...(kind === "hyperlink" && { data: { link_type: "Web", url: address } }),
      })),
  });
  return fc.array(block.map(toBlock), { maxLength: isSingle ? 1 : 4 });
}

const cell = richTexts({ kinds: ["paragraph", "strong", "em"], isSingle: false });
const row = fc
  .tuple(cell, cell)
  .map((contents): Json => ({ cells: contents.map((content) => ({ type: "data", content })) }));
export const tables: fc.Arbitrary<Json> = fc.option(
  fc.array(row, { minLength: 1, maxLength: 2 }).map((rows): Json => ({ body: { rows } })),
  { nil: null },
);
