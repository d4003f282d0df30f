import { isTitle } from "./field-parser.ts";
import { sampleText } from "./sample-texts.ts";
import type { Field, Fields } from "./slice-model.ts";

type Content = Readonly<Record<string, unknown>>;
type Sample = (text: string, field: Field) => Content;

const field = (type: string, value: string): Content => ({ __TYPE__: "FieldContent", type, value });
const photo = "https://images.tessera.example/colosseum-arches.webp";

/** Sample contents in the format of the editor, by the type of the field. */
const samples: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ["Text", (text) => field("Text", text)],
  ["StructuredText", (text, model) => richText(chooseBlock(model), text)],
  ["Image", imageSample],
  ["Link", (text, { config }) => (config.repeat === true ? linksSample(text, config) : linkSample(text, config))],
  ["Boolean", () => ({ __TYPE__: "BooleanContent", value: true })],
  ["Select", (_text, { config: { options = [] } }) => field("Select", options.at(-1) ?? "")],
  ["Number", (_text, { config: { min = 12, max = min } }) => field("Number", String(Math.min(min, max)))],
  ["Date", () => field("Date", "2026-03-05")],
  ["Timestamp", () => field("Timestamp", "2026-03-05T10:00:00+0000")],
  ["Color", () => field("Color", "#aa3300")],
  ["Embed", embedSample],
  ["GeoPoint", () => ({ __TYPE__: "GeoPointContent", position: { lat: 41.89, lng: 12.49 } })],
  ["Table", tableSample],
]);

/** Returns sample content for each field: a text says which field of what it is. */
export function sampleContent(fields: Fields, owner: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, model]) => [id, createSample(sampleText(id, model, owner), model)]),
  );
}

function createSample(text: string, model: Field): unknown {
  if (model.type !== "Group") return samples.get(model.type)?.(text, model);
  const value = Object.entries(sampleContent(model.config.fields ?? {}, text.toLowerCase()));
  return { __TYPE__: "GroupContentType", value: [{ __TYPE__: "GroupItemContent", key: "item-1", value }] };
}

const richText = (type: string, text: string): Content => ({
  __TYPE__: "StructuredTextContent",
  value: [{ type, content: { text, spans: [] } }],
});

const blocks = ["paragraph", "list-item", "o-list-item", "preformatted", "heading3", "heading2", "heading4"];

/** Returns a block that the model of a text allows. */
function chooseBlock(model: Field): string {
  const { single, multi = "paragraph" } = model.config;
  const allowed = (isTitle(model) ? (single ?? "") : multi).split(",");
  return blocks.find((block) => allowed.includes(block)) ?? allowed[0] ?? "paragraph";
}

function imageSample(text: string): Content {
  const size = { width: 1600, height: 900 };
  const edit = { zoom: 1, crop: { x: 0, y: 0 }, background: "transparent" };
  const origin = { id: "colosseum-arches", url: photo, ...size };
  return { __TYPE__: "ImageContent", url: photo, alt: text, ...size, origin, edit, thumbnails: {} };
}

type LinkSettings = Field["config"];

function linkSample(text: string, { select, allowText }: LinkSettings): Content {
  const shown = allowText === false ? {} : { text };
  const key = "00000000-0000-4000-8000-000000000001";
  if (select === "document") {
    return { __TYPE__: "LinkContent", key, value: { __TYPE__: "DocumentLink", id: "mock_document_id", ...shown } };
  }
  const file = { __TYPE__: "FileLink", kind: "file", id: "ticket", name: "ticket.pdf", size: "1024", url: photo };
  const web = { __TYPE__: "ExternalLink", url: "https://www.tessera.example/rome" };
  return { __TYPE__: "LinkContent", key, value: { ...(select === "media" ? file : web), ...shown } };
}

function linksSample(text: string, settings: LinkSettings): Content {
  return { __TYPE__: "RepeatableContent", type: "Link", value: [linkSample(text, settings)] };
}

function embedSample(title: string): Content {
  const embed = { embed_url: "https://videos.tessera.example/rome", type: "video" };
  return { __TYPE__: "EmbedContent", ...embed, all: { ...embed, version: "1.0", title } };
}

function tableSample(text: string): Content {
  const cell = { key: "cell-1", type: "tableCell", content: richText("paragraph", text) };
  return { __TYPE__: "TableContent", content: [{ key: "row-1", type: "tableRow", content: [cell] }] };
}
