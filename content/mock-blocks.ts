import * as v from "valibot";

const record = v.record(v.string(), v.unknown());

export type Convert = (content: unknown) => unknown;

/** Returns a converter of contents that match the schema; it returns null for all others. */
export function converter<Schema extends v.GenericSchema>(
  schema: Schema,
  convert: (content: v.InferOutput<Schema>) => unknown,
): Convert {
  return (content) => {
    const parsed = v.safeParse(schema, content);
    return parsed.success ? convert(parsed.output) : null;
  };
}

export const linkSchema = v.looseObject({ __TYPE__: v.string() });

/** Converts a link of the editor; a document's address is known to the content service alone. */
export function toLink({ __TYPE__: kind, url, text }: v.InferOutput<typeof linkSchema>): unknown {
  if (kind === "ExternalLink") return { link_type: "Web", url, text };
  if (kind === "ImageLink" || kind === "FileLink") return { link_type: "Media", url, text };
  return { link_type: "Any" };
}

export const imageSchema = v.object({
  url: v.string(),
  alt: v.nullish(v.string()),
  width: v.number(),
  height: v.number(),
});

export const toImage = ({ url, alt, width, height }: v.InferOutput<typeof imageSchema>) => ({
  url,
  alt: alt ?? null,
  dimensions: { width, height },
});

const spanSchema = v.looseObject({ type: v.string(), data: v.optional(v.unknown()) });

const toSpan = (span: v.InferOutput<typeof spanSchema>): unknown =>
  span.type === "hyperlink" ? { ...span, data: converter(linkSchema, toLink)(span.data) } : span;

// Slice Machine omits the spans of a text without spans.
const textBlock = v.object({
  type: v.string(),
  content: v.object({ text: v.string(), spans: v.optional(v.array(spanSchema), []) }),
  direction: v.optional(v.string()),
});
const imageBlock = v.object({ type: v.literal("image"), data: imageSchema });
export const embedSchema = v.object({ embed_url: v.string(), all: v.optional(record, {}) });
export const toEmbed = ({ embed_url, all }: v.InferOutput<typeof embedSchema>) => ({ embed_url, ...all });
const embedBlock = v.object({ type: v.literal("embed"), data: embedSchema });

/** The blocks of a rich text, converted. */
export const textBlocks = v.array(
  v.union([
    v.pipe(
      textBlock,
      v.transform(({ content: { text, spans }, ...rest }) => ({ ...rest, text, spans: spans.map(toSpan) })),
    ),
    v.pipe(
      imageBlock,
      v.transform(({ type, data }) => ({ type, ...toImage(data) })),
    ),
    v.pipe(
      embedBlock,
      v.transform(({ type, data }) => ({ type, oembed: toEmbed(data) })),
    ),
  ]),
);
