import * as v from "valibot";
import {
  type Convert,
  converter,
  embedSchema,
  imageSchema,
  linkSchema,
  textBlocks,
  toEmbed,
  toImage,
  toLink,
} from "./mock-blocks.ts";

const typed = v.looseObject({ __TYPE__: v.string() });

/** Converts the fields of a mock. A value that does not match its `__TYPE__`, or lacks it, is null. */
export function mockValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, content]) => [name, mockValue(content)]));
}

function mockValue(content: unknown): unknown {
  const parsed = v.safeParse(typed, content);
  return (parsed.success && converters.get(parsed.output["__TYPE__"])?.(content)) ?? null;
}

const row = v.object({ key: v.string(), content: v.array(v.looseObject({ key: v.string(), type: v.string() })) });

/** Converts the rows of a table; the first is its head when all its cells are headers. */
function toTable({ content }: { readonly content: readonly v.InferOutput<typeof row>[] }): unknown {
  const rows = content.map(({ key, content: cells }) => ({
    key,
    cells: cells.map((cell) => ({
      key: cell.key,
      type: cell.type === "tableHeader" ? "header" : "data",
      content: mockValue(cell["content"]),
    })),
  }));
  const hasHead = rows[0]?.cells.every(({ type }) => type === "header") === true;
  return hasHead ? { head: { rows: rows.slice(0, 1) }, body: { rows: rows.slice(1) } } : { body: { rows } };
}

const item = v.object({ value: v.array(v.tuple([v.string(), v.unknown()])) });
const numeric = new Set(["Number", "Range"]);

const converters: ReadonlyMap<string, Convert> = new Map([
  [
    "FieldContent",
    converter(v.object({ type: v.string(), value: v.unknown() }), ({ type, value }) =>
      numeric.has(type) ? Number(value) : value,
    ),
  ],
  ["BooleanContent", converter(v.object({ value: v.boolean() }), ({ value }) => value)],
  ["StructuredTextContent", converter(v.object({ value: textBlocks }), ({ value }) => value)],
  ["ImageContent", converter(imageSchema, toImage)],
  ["LinkContent", converter(v.object({ value: linkSchema }), ({ value }) => toLink(value))],
  ["RepeatableContent", converter(v.object({ value: v.array(v.unknown()) }), ({ value }) => value.map(mockValue))],
  ["EmbedContent", converter(embedSchema, toEmbed)],
  [
    "GeoPointContent",
    converter(v.object({ position: v.object({ lat: v.number(), lng: v.number() }) }), ({ position: { lat, lng } }) => ({
      latitude: lat,
      longitude: lng,
    })),
  ],
  ["TableContent", converter(v.object({ content: v.array(row) }), toTable)],
  [
    "GroupContentType",
    converter(v.object({ value: v.array(item) }), ({ value }) =>
      value.map((one) => mockValues(Object.fromEntries(one.value))),
    ),
  ],
]);
