import { expect, test } from "vitest";
import { mockSlice } from "./mock-slice.ts";

const mock = (primary: unknown) => ({ __TYPE__: "SharedSliceContent", variation: "default", primary });
const mockContent = (content: unknown) => mockSlice("hero", mock({ one: content }));
const toSlice = (one: unknown) => ({ id: "hero$default", slice_type: "hero", variation: "default", primary: { one } });

const text = (value: unknown) => ({ __TYPE__: "StructuredTextContent", value });
const link = (value: object) => ({ __TYPE__: "LinkContent", key: "k", value });
const web = { __TYPE__: "ExternalLink", url: "https://a.example", text: "A" };
const picture = { url: "https://a.example/a.webp", width: 2, height: 1, origin: {}, edit: {} };
const shown = { url: picture.url, alt: null, dimensions: { width: 2, height: 1 } };
const toWeb = { link_type: "Web", url: web.url, text: "A" };
const video = { embed_url: "https://a.example/v", type: "video", all: { title: "V" } };
const cell = (type: string) => ({ key: "c", type, content: text([{ type: "paragraph", content: { text: "x" } }]) });
const row = (type: string) => ({ key: "r", type: "tableRow", content: [cell(type)] });
const toRow = (type: string) => ({
  key: "r",
  cells: [{ key: "c", type, content: [{ type: "paragraph", text: "x", spans: [] }] }],
});

test.each<[string, unknown, unknown]>([
  ["text", { __TYPE__: "FieldContent", type: "Text", value: "a" }, "a"],
  ["number", { __TYPE__: "FieldContent", type: "Number", value: "4.5" }, 4.5],
  ["boolean", { __TYPE__: "BooleanContent", value: true }, true],
  ["image", { __TYPE__: "ImageContent", ...picture }, shown],
  ["link", link(web), toWeb],
  ["link to a file", link({ ...web, __TYPE__: "FileLink" }), { ...toWeb, link_type: "Media" }],
  ["link to a document", link({ __TYPE__: "DocumentLink", id: "rome" }), { link_type: "Any" }],
  ["links", { __TYPE__: "RepeatableContent", type: "Link", value: [link(web)] }, [toWeb]],
  ["embed", { __TYPE__: "EmbedContent", ...video }, { embed_url: video.embed_url, title: "V" }],
  ["geopoint", { __TYPE__: "GeoPointContent", position: { lat: 1, lng: 2 } }, { latitude: 1, longitude: 2 }],
  ["group", { __TYPE__: "GroupContentType", value: [{ value: [["more", link(web)]] }] }, [{ more: toWeb }]],
  [
    "table",
    { __TYPE__: "TableContent", content: [row("tableHeader"), row("tableCell")] },
    { head: { rows: [toRow("header")] }, body: { rows: [toRow("data")] } },
  ],
  [
    "text of Slice Machine, which omits spans",
    text([{ type: "paragraph", content: { text: "a" } }]),
    [{ type: "paragraph", text: "a", spans: [] }],
  ],
  [
    "text with a link",
    text([{ type: "paragraph", content: { text: "a", spans: [{ type: "hyperlink", start: 0, end: 1, data: web }] } }]),
    [{ type: "paragraph", text: "a", spans: [{ type: "hyperlink", start: 0, end: 1, data: toWeb }] }],
  ],
  ["picture in a text", text([{ type: "image", data: picture }]), [{ type: "image", ...shown }]],
  [
    "embed in a text",
    text([{ type: "embed", data: video }]),
    [{ type: "embed", oembed: { embed_url: video.embed_url, title: "V" } }],
  ],
  ["a kind that no field has", { __TYPE__: "Unknown" }, null],
  ["a malformed value", { __TYPE__: "BooleanContent", value: "yes" }, null],
])("%s", (_kind, content, value) => {
  expect(mockContent(content)).toEqual(toSlice(value));
});

test("a mock of Slice Machine without fields is an empty slice", () => {
  expect(mockSlice("hero", { __TYPE__: "SharedSliceContent", variation: "default" })).toMatchObject({ primary: {} });
});
