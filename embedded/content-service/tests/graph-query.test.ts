import { ParsingError } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const heroModel = {
  id: "hero",
  variations: ["default", "wide"].map((id) => ({
    id,
    version: "v1",
    primary: { title: { type: "Text" }, guide: { type: "Link", config: { select: "document" } } },
    items: { name: { type: "Text" }, text: { type: "Text" } },
  })),
};
const choices = {
  hero: { type: "SharedSlice" },
  old: { type: "Slice", "non-repeat": { a: { type: "Text" }, b: { type: "Text" } }, repeat: { c: { type: "Text" } } },
};
const pageModel = {
  id: "page",
  json: {
    Main: {
      title: { type: "Text" },
      text: { type: "Text" },
      cards: { type: "Group", config: { fields: { name: { type: "Text" }, guide: { type: "Link" } } } },
      guide: { type: "Link" },
      body: { type: "Slices", config: { choices } },
    },
  },
};
const models = [
  { kind: "customtype", model: pageModel },
  { kind: "slice", model: heroModel },
] as const;

const guide = { link_type: "Document", type: "author", uid: "ada" };
const documents = [
  page("rome", {
    data: {
      title: "Rome",
      text: "…",
      guide,
      cards: [{ name: "A", guide }],
      body: [
        { slice_type: "hero", variation: "default", primary: { title: "H", guide }, items: [{ name: "n", text: "t" }] },
        { slice_type: "hero", variation: "wide", primary: { title: "W" } },
        { slice_type: "old", primary: { a: "1", b: "2" }, items: [{ c: "3" }] },
      ],
    },
  }),
  page("ada", {
    type: "author",
    data: { name: "Ada", bio: { rich: ["One", "# Two"] }, home: { ...guide, type: "city", uid: "london" } },
  }),
  page("london", { type: "city", data: { code: "LON" } }),
];

async function request(graphQuery: string, more: Record<string, string> = {}) {
  const { client } = await startContent({ documents, models });
  return (await client.getByUID("page", "rome", { graphQuery, ...more })).data;
}

test("only the fields it names are returned", async () => {
  expect(await request("{ page { title } }")).toEqual({ title: "Rome" });
  expect(await request("{ page { title cards { name } } }")).toEqual({ title: "Rome", cards: [{ name: "A" }] });
  expect(await request("{ author { name } }")).toEqual({});
});

test("...pageFields is every field", async () => {
  const data = await request("{ page { ...pageFields } }");
  expect(Object.keys(data)).toEqual(["title", "text", "cards", "guide", "body"]);
});

test("fields of linked documents, at any place and through several links", async () => {
  const data = await request(`{
    page {
      guide { ...on author { name bio home { ...on city { ...cityFields } } } }
      cards { ...cardsFields guide { ...on author { name } } }
    }
  }`);
  expect(data["guide"].data).toEqual({
    name: "Ada",
    bio: [expect.objectContaining({ text: "One" }), expect.objectContaining({ text: "Two" })],
    home: expect.objectContaining({ uid: "london", data: { code: "LON" } }),
  });
  expect(data["cards"]).toEqual([{ name: "A", guide: expect.objectContaining({ data: { name: "Ada" } }) }]);
});

test("a link of another type than those named comes without data", async () => {
  expect((await request("{ page { guide { ...on city { code } } } }"))["guide"]).not.toHaveProperty("data");
});

test("only the slices it names are returned, with the parts of their variations it names", async () => {
  const data = await request(`{
    page { body { ...on hero { variation { ...on default {
      primary { title guide { ...on author { name } } }
      items { ...itemsFields }
    } ...on wide { primary { title } } } } } }
  }`);
  expect(data["body"]).toMatchObject([
    { slice_type: "hero", variation: "default", items: [{ name: "n", text: "t" }] },
    { slice_type: "hero", variation: "wide" },
  ]);
  expect(data["body"][0].primary).toEqual({ title: "H", guide: expect.objectContaining({ data: { name: "Ada" } }) });
  expect(data["body"][1].primary).toEqual({ title: "W" });
});

test("slices with fields of their own have non-repeat and repeat", async () => {
  const data = await request("{ page { body { ...on old { non-repeat { a } repeat { ...repeatFields } } } } }");
  expect(data["body"]).toMatchObject([{ slice_type: "old", items: [{ c: "3" }] }]);
  expect(data["body"][0].primary).toEqual({ a: "1" });
});

test("it is used instead of fetch and fetchLinks", async () => {
  const data = await request("{ page { guide } }", { fetch: "page.title", fetchLinks: "author.name" });
  expect(data).toEqual({ guide: expect.objectContaining({ uid: "ada" }) });
  expect(data["guide"]).not.toHaveProperty("data");
});

test("one that multiplies linked documents beyond measure is refused, soon", async () => {
  const related = Array.from({ length: 30 }, (_, index) => ({ to: { ...guide, type: "page", uid: `page-${index}` } }));
  const linked = related.map(({ to: { uid } }) => page(uid, { data: { title: "A title", related } }));
  const { client } = await startContent({ documents: linked });
  const levels = (count: number): string =>
    count === 0 ? "title" : `title related { to { ...on page { ${levels(count - 1)} } } }`;
  const { results } = await client.get({ graphQuery: `{ page { ${levels(2)} } }` });
  expect(results[0]?.data["related"][29].to.data.related[29].to.data).toEqual({ title: "A title" });
  await expect(client.get({ graphQuery: `{ page { ${levels(4)} } }` })).rejects.toThrow(ParsingError);
});

test("one that can't be read is a parsing error with its place", async () => {
  const { client, origin } = await startContent({ documents });
  const { ref } = await client.getMasterRef();
  const graphQuery = "{\n  page { title ";
  const response = await fetch(`${origin}/api/v2/documents/search?${new URLSearchParams({ ref, graphQuery })}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: "parsing-error", pos: { line: 2, column: 16 } });
});
