import { asText, isFilled } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const sources = [
  page("rome", {
    data: {
      hero: { photo: "colosseum.webp" },
      guide: { link_type: "Document", type: "author", uid: "ada", text: "Ada" },
      lost: { link_type: "Document", type: "author", uid: "nobody", text: "Nobody" },
      body: { rich: ["## See **Rome**", "Ask [Ada](document:author/ada)"] },
      slices: [{ slice_type: "hero", primary: { image: { photo: "colosseum.webp", alt: "Das Kolosseum" } } }],
      other: "kept",
    },
  }),
  page("rome", { lang: "de-de", data: { guide: { link_type: "Document", type: "author", uid: "ada" } } }),
  page("rome", { lang: "ar-ae", data: { guide: { link_type: "Document", type: "author", uid: "ada" } } }),
  page("ada", {
    type: "author",
    tags: ["guide"],
    data: { name: "Ada", bio: { rich: ["Hello", "# Ada", "Bye"] }, jobs: [{ year: 1843 }] },
  }),
  page("ada", { type: "author", lang: "de-de", data: { name: "Ada (de)" } }),
];

test("a photo is an image value with an absolute address that carries the focal point", async () => {
  const { client, origin } = await startContent(sources);
  const { hero } = (await client.getByUID("page", "rome")).data;
  expect(hero).toMatchObject({
    id: expect.stringMatching(/^[\w-]{16}$/),
    url: expect.stringMatching(new RegExp(`^${origin}/media/colosseum\\.webp\\?fp-x=[\\d.]+&fp-y=[\\d.]+$`)),
    alt: expect.stringMatching(/./),
    dimensions: { width: expect.any(Number), height: expect.any(Number) },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  });
  expect(isFilled.image(hero)).toBe(true);
  expect((await fetch(`${hero.url}&w=320`)).status).toBe(200);
});

test("a slice is whole, and its id is the same each time", async () => {
  const { client } = await startContent(sources);
  const [slice] = (await client.getByUID("page", "rome")).data["slices"];
  expect(slice).toMatchObject({
    id: expect.stringMatching(/^hero\$[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    slice_type: "hero",
    slice_label: null,
    variation: "default",
    version: "initial",
    items: [],
    primary: { image: { alt: "Das Kolosseum" } },
  });
  const again = await startContent(sources);
  expect((await again.client.getByUID("page", "rome")).data["slices"][0].id).toBe(slice.id);
});

test("a link is to the translation in the document's language, else to the master", async () => {
  const { client } = await startContent(sources);
  const langs = await Promise.all(
    ["en-us", "de-de", "ar-ae"].map(
      async (lang) => (await client.getByUID("page", "rome", { lang })).data["guide"].lang,
    ),
  );
  expect(langs).toEqual(["en-us", "de-de", "en-us"]);
});

test("a link has the members of a content relationship, a broken one says so", async () => {
  const { client } = await startContent(sources);
  const ada = await client.getByUID("author", "ada");
  const { guide, lost } = (await client.getByUID("page", "rome")).data;
  expect(guide).toMatchObject({
    link_type: "Document",
    key: expect.any(String),
    id: ada.id,
    type: "author",
    uid: "ada",
    tags: ["guide"],
    slug: "ada",
    text: "Ada",
  });
  expect(lost).toMatchObject({ link_type: "Document", type: "broken_type", isBroken: true, text: "Nobody" });
  expect(lost).not.toHaveProperty("uid");
});

test("rich text is blocks and spans, links in it without a key", async () => {
  const { client } = await startContent(sources);
  const { body } = (await client.getByUID("page", "rome")).data;
  expect(asText(body)).toBe("See Rome Ask Ada");
  expect(body[0]).toEqual({ type: "heading2", text: "See Rome", spans: [{ type: "strong", start: 4, end: 8 }] });
  expect(body[1].spans).toEqual([
    {
      type: "hyperlink",
      start: 4,
      end: 7,
      data: expect.objectContaining({ link_type: "Document", uid: "ada", lang: "en-us" }),
    },
  ]);
  expect(body[1].spans[0].data).not.toHaveProperty("key");
});

test("fetch keeps the fields it names", async () => {
  const { client } = await startContent(sources);
  expect((await client.getByUID("page", "rome", { fetch: ["page.other", "page.none"] })).data).toEqual({
    other: "kept",
  });
  expect((await client.getByUID("page", "rome", { fetch: "page.__nonexistent-field__" })).data).toEqual({});
});

test("fetchLinks gives links the fields it names, of rich text the first heading, of groups nothing", async () => {
  const { client } = await startContent(sources);
  const { data } = await client.getByUID("page", "rome", { fetchLinks: ["author.name", "author.bio", "author.jobs"] });
  expect(data["guide"].data).toEqual({ name: "Ada", bio: [{ type: "heading1", text: "Ada", spans: [] }] });
  expect(data["body"][1].spans[0].data.data).toMatchObject({ name: "Ada" });
  expect(data["lost"]).not.toHaveProperty("data");
});
