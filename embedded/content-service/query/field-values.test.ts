import { expect, test } from "vitest";
import { fieldValues } from "./field-values.ts";

const block = (text: string) => ({ type: "paragraph", text, spans: [] });
const rome = { link_type: "Document", id: "Zrome" };

test.each<[string, unknown, readonly unknown[]]>([
  ["text", "Rome", ["Rome"]],
  ["boolean", false, [false]],
  ["nothing", null, []],
  ["empty text", "", []],
  ["rich text, by blocks", [block("one"), block(""), { type: "image", url: "/media/a.jpg" }], ["one", "/media/a.jpg"]],
  ["empty rich text", [], []],
  ["linked document", { ...rome, text: "Rome", type: "page" }, ["Zrome"]],
  ["address", { link_type: "Web", url: "https://example.com", text: "here" }, ["https://example.com"]],
  ["no link", { link_type: "Any" }, []],
  ["repeatable link", [rome, { link_type: "Any" }], ["Zrome"]],
  ["picture", { url: "/media/a.jpg", alt: null, dimensions: { width: 1, height: 1 } }, ["/media/a.jpg"]],
  ["empty picture", {}, []],
  ["embed", { embed_url: "https://example.com/v", html: "<b>" }, ["https://example.com/v"]],
  ["place", { latitude: 41.9, longitude: 12.5 }, ["41.9,12.5"]],
  ["data of an integration field that no catalog has", { "@blob": { url: "/a" } }, [true]],
  [
    "table",
    { body: { rows: [{ key: "r", cells: [{ key: "c", type: "data", content: [block("cell")] }] }] } },
    ["cell"],
  ],
  ["slice zone", [{ slice_type: "hero", primary: { title: "Rome" } }], [true]],
])("%s", (_, value, scalars) => {
  expect(fieldValues({ field: value })).toEqual([{ name: "field", scalars }]);
});

test("fields of groups and of groups in groups, item by item", () => {
  const cards = [{ name: "one", links: [{ to: rome }] }, { name: "two" }];
  expect(fieldValues({ cards })).toEqual([
    { name: "cards", scalars: [true] },
    { name: "cards.name", scalars: ["one"] },
    { name: "cards.links", scalars: [true] },
    { name: "cards.links.to", scalars: ["Zrome"] },
    { name: "cards.name", scalars: ["two"] },
  ]);
});
