import { isRecord } from "@tessera/runtime/is-record.ts";
import { imageValue } from "./image-value.ts";
import { linkValue } from "./link-value.ts";
import { embedValue, fieldValue, geoPointValue, plainValue } from "./plain-value.ts";
import { richTextValue } from "./rich-text-value.ts";
import { type Convert, groupValue, slicesValue, sliceValue } from "./slices-value.ts";
import { tableValue } from "./table-value.ts";

type EditorValue = Readonly<Record<string, unknown>>;

const converters: ReadonlyMap<string, (value: EditorValue, convert: Convert) => unknown> = new Map([
  ["FieldContent", fieldValue],
  ["BooleanContent", plainValue],
  ["IntegrationFieldsContent", plainValue],
  ["UIDContent", plainValue],
  ["SeparatorContent", () => true],
  ["EmptyContent", () => null],
  ["EmbedContent", embedValue],
  ["GeoPointContent", geoPointValue],
  ["ImageContent", imageValue],
  ["LinkContent", linkValue],
  ["RepeatableContent", ({ value }, convert) => convert(value)],
  ["StructuredTextContent", richTextValue],
  ["TableContent", tableValue],
  ["GroupContentType", groupValue],
  ["SliceContentType", slicesValue],
  ["SharedSliceContent", sliceValue],
  ["CompositeSliceContent", sliceValue],
]);

/**
 * Converts content of Prismic's page builder and `mocks.json` into values of the Document API, at any depth. Values
 * without a `__TYPE__` are unchanged. Throws a ValiError for a value that does not match its `__TYPE__`.
 */
export function fromEditor(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromEditor);
  if (!isRecord(value)) return value;
  const convert = converters.get(String(value["__TYPE__"]));
  if (convert) return convert(value, fromEditor);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromEditor(inner)]));
}
