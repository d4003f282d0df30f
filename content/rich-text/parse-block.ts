import * as v from "valibot";
import { SourceText } from "../source-text.ts";
import { requiredImage } from "../fields/image.ts";
import { parseHyperlink } from "./hyperlink.ts";
import { parseSpan } from "./parse-span.ts";
import { type Block, type EmbedBlock, type ImageBlock, type TextBlock, textBlockKinds } from "./rich-text.ts";

// A block of unknown type is a paragraph, so that no text is lost.
const textBlock = v.object({
  type: v.fallback(v.picklist(textBlockKinds), "paragraph"),
  text: v.string(),
  spans: v.fallback(v.array(v.unknown()), []),
  direction: v.fallback(v.optional(v.picklist(["ltr", "rtl"])), undefined),
});

const imageBlock = v.object({
  type: v.literal("image"),
  id: v.fallback(v.string(), ""),
  copyright: v.fallback(v.optional(v.string()), undefined),
  linkTo: v.optional(v.unknown()),
});

const picture = requiredImage();

const pixels = v.fallback(v.number(), 0);

const embedBlock = v.object({
  type: v.literal("embed"),
  oembed: v.object({
    embed_url: v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\//i), v.url()),
    title: v.fallback(v.string(), ""),
    provider_name: v.fallback(v.string(), ""),
    type: v.fallback(v.picklist(["photo", "video", "link", "rich"]), "link"),
    width: pixels,
    height: pixels,
  }),
});

/** Parses a block of a StructuredText value. Returns undefined when it is malformed. */
export function parseBlock(raw: unknown): Block | undefined {
  return parseTextBlock(raw) ?? parseImageBlock(raw) ?? parseEmbedBlock(raw);
}

function parseTextBlock(raw: unknown): TextBlock | undefined {
  const { success, output } = v.safeParse(textBlock, raw);
  if (!success) return undefined;
  const spans = output.spans.map((span) => parseSpan(span, output.text)).filter((span) => span !== undefined);
  return { kind: output.type, text: new SourceText(output.text), spans, direction: output.direction };
}

function parseImageBlock(raw: unknown): ImageBlock | undefined {
  const block = v.safeParse(imageBlock, raw);
  const image = v.safeParse(picture, raw);
  if (!block.success || !image.success) return undefined;
  const { id, copyright, linkTo } = block.output;
  return { kind: "image", image: image.output, id, copyright, link: parseHyperlink(linkTo) };
}

function parseEmbedBlock(raw: unknown): EmbedBlock | undefined {
  const { success, output } = v.safeParse(embedBlock, raw);
  if (!success) return undefined;
  const { embed_url: url, title, provider_name: provider, type, width, height } = output.oembed;
  return { kind: "embed", url, title, provider, type, width, height };
}
