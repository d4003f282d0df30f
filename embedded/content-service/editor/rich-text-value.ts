import * as v from "valibot";
import { viewSchema } from "./image-value.ts";
import { textLinkValue } from "./link-value.ts";

const decoration = { label: v.nullish(v.string()), direction: v.nullish(v.string()) };

const spanSchema = v.object({ type: v.string(), start: v.number(), end: v.number(), data: v.optional(v.unknown()) });

const textSchema = v.object({
  type: v.string(),
  content: v.object({ text: v.string(), spans: v.optional(v.array(spanSchema), []) }),
  ...decoration,
});

const imageSchema = v.object({
  type: v.literal("image"),
  data: v.intersect([viewSchema, v.object({ linkTo: v.optional(v.unknown()) })]),
  ...decoration,
});

const embedSchema = v.object({ type: v.literal("embed"), data: v.object({ all: v.unknown() }), ...decoration });

const richTextSchema = v.object({ value: v.array(v.union([imageSchema, embedSchema, textSchema])) });

export function richTextValue(content: unknown): readonly unknown[] {
  return v.parse(richTextSchema, content).value.map((block) => ({
    type: block.type,
    ...blockValue(block),
    ...(block.label ? { label: block.label } : {}),
    ...(block.direction ? { direction: block.direction } : {}),
  }));
}

function blockValue(block: v.InferOutput<typeof richTextSchema>["value"][number]) {
  if ("content" in block) return { text: block.content.text, spans: block.content.spans.map(spanValue) };
  if (block.type === "embed") return { oembed: block.data.all };
  const { linkTo, ...view } = block.data;
  return { ...view, ...(linkTo ? { linkTo: textLinkValue(linkTo) } : {}) };
}

function spanValue({ type, start, end, data }: v.InferOutput<typeof spanSchema>): unknown {
  if (type === "hyperlink") return { start, end, type, data: textLinkValue(data) };
  return type === "label"
    ? { start, end, type, data: { label: typeof data === "string" ? data : "" } }
    : { start, end, type };
}
