import { randomUUID } from "node:crypto";
import { asList, asRecord, asText, type JsonRecord } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";

export type Content = Readonly<Record<string, unknown>>;

export const typed = (name: string, members: Content): Content => ({ __TYPE__: name, ...members });

export function toRichText(value: Json): Content {
  return typed("StructuredTextContent", { value: asList(value).map((block) => toBlock(asRecord(block))) });
}

function toBlock({ type, text, spans, oembed, ...rest }: JsonRecord): Content {
  if (type === "image") return { type, data: toView(rest) };
  if (type === "embed") return { type, data: typed("EmbedContent", { ...asRecord(oembed), all: oembed }) };
  return { type, content: { text, spans: asList(spans).map((span) => toSpan(asRecord(span))) } };
}

function toSpan({ type, start, end, data }: JsonRecord): Content {
  if (type === "hyperlink") return { type, start, end, data: toTarget(asRecord(data)) };
  return { type, start, end, ...(type === "label" && { data: asRecord(data)["label"] }) };
}

export function toView({ id, url, alt, copyright, dimensions, edit }: JsonRecord): Content {
  const { width, height } = asRecord(dimensions);
  const { x = 0, y = 0, zoom = 1, background = "transparent" } = asRecord(edit);
  const origin = { id, url: asText(url).split("?")[0], width, height };
  const texts = { ...(alt !== null && { alt }), ...(copyright !== null && { credits: copyright }) };
  return { origin, url, width, height, edit: { zoom, crop: { x, y }, background }, ...texts };
}

export function toLink({ key, text, variant, ...link }: JsonRecord): Content {
  return typed("LinkContent", {
    key,
    value: { ...toTarget(link), ...(text !== undefined && { text }), ...(variant !== undefined && { variant }) },
  });
}

function toTarget({ link_type: kind, id, url, target, ...file }: JsonRecord): Content {
  if (kind === "Document") return typed("DocumentLink", { id });
  if (kind === "Media") return typed(file["kind"] === "image" ? "ImageLink" : "FileLink", { id, url, ...file });
  if (kind === "Web") return typed("ExternalLink", { url, ...(target !== undefined && { target }) });
  return typed("AnyLink", {});
}

export function toTable({ head, body }: JsonRecord): Content {
  const rows = (part: Json | undefined, type: string) =>
    asList(asRecord(part)["rows"]).map((row) => ({
      key: asRecord(row)["key"] ?? randomUUID(),
      type: "tableRow",
      content: asList(asRecord(row)["cells"]).map((cell) => {
        const { key = randomUUID(), content = [] } = asRecord(cell);
        return { key, type, content: toRichText(content) };
      }),
    }));
  return typed("TableContent", { content: [...rows(head, "tableHeader"), ...rows(body, "tableCell")] });
}
