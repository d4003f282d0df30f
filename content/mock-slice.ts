import * as v from "valibot";

/**
 * A slice mock → a slice as the content service sends it. Mocks have the editor's own format (`__TYPE__` keys);
 * each value gets the shape that documents have. Values of a kind that mocks don't use become empty.
 */
export function mockSlice(type: string, mock: unknown): unknown {
  const { variation, primary } = v.parse(mockSchema, mock);
  return { id: `${type}$${variation}`, slice_type: type, variation, primary: toValues(primary) };
}

const record = v.record(v.string(), v.unknown());
const mockSchema = v.object({ __TYPE__: v.literal("SharedSliceContent"), variation: v.string(), primary: record });

const valueSchema = v.variant("__TYPE__", [
  v.object({ __TYPE__: v.literal("FieldContent"), type: v.string(), value: v.unknown() }),
  v.object({ __TYPE__: v.literal("BooleanContent"), value: v.boolean() }),
  v.object({
    __TYPE__: v.literal("StructuredTextContent"),
    value: v.array(
      v.object({ type: v.string(), content: v.object({ text: v.string(), spans: v.array(v.unknown()) }) }),
    ),
  }),
  v.object({
    __TYPE__: v.literal("ImageContent"),
    url: v.string(),
    alt: v.nullish(v.string()),
    width: v.number(),
    height: v.number(),
  }),
  v.object({ __TYPE__: v.literal("LinkContent"), value: record }),
  v.object({
    __TYPE__: v.literal("GroupContentType"),
    value: v.array(v.object({ value: v.array(v.tuple([v.string(), v.unknown()])) })),
  }),
]);

function toValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

function toValue(mock: unknown): unknown {
  const parsed = v.safeParse(valueSchema, mock);
  if (!parsed.success) return null;
  const field = parsed.output;
  switch (field.__TYPE__) {
    case "StructuredTextContent":
      return field.value.map(({ type, content: { text, spans } }) => ({ type, text, spans: spans.map(toSpan) }));
    case "FieldContent":
      return field.type === "Number" ? Number(field.value) : field.value;
    case "ImageContent":
      return { url: field.url, alt: field.alt ?? null, dimensions: { width: field.width, height: field.height } };
    case "LinkContent":
      return toLink(field.value);
    case "GroupContentType":
      return field.value.map((item) => toValues(Object.fromEntries(item.value)));
    default:
      return field.value;
  }
}

function toLink({ url, text }: Readonly<Record<string, unknown>>): unknown {
  return { link_type: "Web", url, text };
}

/** A hyperlink span's data holds a link of the editor's own kind. */
function toSpan(span: unknown): unknown {
  const { data, ...rest } = v.parse(v.looseObject({ data: v.optional(record) }), span);
  return data === undefined || rest["type"] !== "hyperlink" ? span : { ...rest, data: toLink(data) };
}
