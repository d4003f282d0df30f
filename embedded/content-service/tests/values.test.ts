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
  const { client, origin } = await startContent({ documents: sources });
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
  const { client } = await startContent({ documents: sources });
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
  const again = await startContent({ documents: sources });
  expect((await again.client.getByUID("page", "rome")).data["slices"][0].id).toBe(slice.id);
});

test("a link is to the translation in the document's language, else to the master", async () => {
  const { client } = await startContent({ documents: sources });
  const langs = await Promise.all(
    ["en-us", "de-de", "ar-ae"].map(
      async (lang) => (await client.getByUID("page", "rome", { lang })).data["guide"].lang,
    ),
  );
  expect(langs).toEqual(["en-us", "de-de", "en-us"]);
});

test("rich text is blocks and spans, links in it without a key", async () => {
  const { client } = await startContent({ documents: sources });
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

const everyField = {
  uid: { type: "UID" },
  text: { type: "Text" },
  choice: { type: "Select", config: { options: ["a"], default_value: "a" } },
  colour: { type: "Color" },
  number: { type: "Number" },
  range: { type: "Range" },
  yes: { type: "Boolean", config: { default_value: true } },
  day: { type: "Date" },
  moment: { type: "Timestamp" },
  body: { type: "StructuredText", config: { multi: "paragraph" } },
  picture: { type: "Image" },
  pictures: { type: "Image", config: { thumbnails: [{ name: "small" }] } },
  any: { type: "Link", config: { select: null } },
  document: { type: "Link", config: { select: "document" } },
  media: { type: "Link", config: { select: "media" } },
  web: { type: "Link", config: { select: "web", variants: ["Primary"] } },
  links: { type: "Link", config: { repeat: true } },
  embed: { type: "Embed" },
  place: { type: "GeoPoint" },
  cards: { type: "Group", config: { fields: { name: { type: "Text" } } } },
  product: { type: "IntegrationFields", config: { catalog: "products" } },
  table: { type: "Table" },
  line: { type: "Separator" },
  slices: { type: "Slices", config: { choices: {} } },
};

const emptyValues = {
  text: null,
  choice: null,
  colour: null,
  number: null,
  range: null,
  yes: null,
  day: null,
  moment: null,
  body: [],
  picture: {},
  pictures: { small: {} },
  any: { link_type: "Any" },
  document: { link_type: "Document" },
  media: { link_type: "Media" },
  web: { link_type: "Web" },
  links: [],
  embed: {},
  place: {},
  cards: [],
  product: null,
  table: null,
  line: true,
  slices: [],
};

const model = {
  kind: "customtype",
  model: { id: "page", json: { Main: everyField, SEO: { meta: { type: "Text" } } } },
} as const;

test("a field of the model that the document lacks has the empty value of its kind", async () => {
  const { client } = await startContent({ documents: [page("rome")], models: [model] });
  expect((await client.getByUID("page", "rome")).data).toEqual({ ...emptyValues, meta: null });
});

test("a value of another kind than the model's counts as missing, one the model doesn't know is not returned", async () => {
  const wrong = Object.fromEntries(Object.keys(emptyValues).map((name) => [name, name === "text" ? [] : true]));
  const data = { ...wrong, yes: "yes", removed: 1 };
  const { client } = await startContent({ documents: [page("rome", { data })], models: [model] });
  expect((await client.getByUID("page", "rome")).data).toEqual({ ...emptyValues, meta: null });
});

test("empty values as clients write them are empty values", async () => {
  const data = { ...emptyValues, links: { link_type: "Any" } };
  const { client } = await startContent({ documents: [page("rome", { data })], models: [model] });
  expect((await client.getByUID("page", "rome")).data).toEqual({ ...emptyValues, meta: null });
});

test("a field of an unknown kind is returned as it is stored", async () => {
  const json = { Main: { odd: { type: "Hologram" } } };
  const documents = [page("rome", { data: { odd: { depth: [3] } } })];
  const { client } = await startContent({ documents, models: [{ kind: "customtype", model: { id: "page", json } }] });
  expect((await client.getByUID("page", "rome")).data).toEqual({ odd: { depth: [3] } });
});

test("a changed model applies to the next response", async () => {
  const { client, store } = await startContent({ documents: [page("rome", { data: { text: "a" } })], models: [model] });
  await client.getByUID("page", "rome");
  await store.changeModels([
    { change: "update", kind: "customtype", model: { id: "page", json: { Main: { text: { type: "Text" } } } } },
  ]);
  expect((await client.getByUID("page", "rome")).data).toEqual({ text: "a" });
});

test("a document has Prismic's members in Prismic's order", async () => {
  const documents = [
    page("rome", { tags: ["city"] }),
    page("rome", { lang: "de-de" }),
    page("rome", { lang: "ar-ae" }),
  ];
  const { client, origin } = await startContent({ documents });
  const rome = await client.getByUID("page", "rome");
  expect(Object.keys(rome)).toEqual(
    ["id", "uid", "url", "type", "href", "tags", "first_publication_date", "last_publication_date", "slugs"].concat([
      "linked_documents",
      "lang",
      "alternate_languages",
      "data",
    ]),
  );
  expect(rome).toMatchObject({
    uid: "rome",
    url: null,
    tags: ["city"],
    slugs: ["rome"],
    linked_documents: [],
    lang: "en-us",
  });
  expect(rome.first_publication_date).toBe("2026-01-01T00:00:00+0000");
  expect(rome.href).toContain(`${origin}/api/v2/documents/search?`);
  expect((await (await fetch(rome.href)).json()).results).toMatchObject([{ id: rome.id }]);
  expect(rome.alternate_languages).toEqual(
    ["ar-ae", "de-de"].map((lang) => ({ id: expect.any(String), type: "page", lang, uid: "rome" })),
  );
});

const hero = {
  id: "hero",
  variations: [{ id: "default", version: "v7", primary: { title: { type: "Text" } }, items: {} }],
};
const zone = {
  id: "page",
  json: { Main: { slices: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } } } },
};
const sliceModels = [
  { kind: "slice", model: hero },
  { kind: "customtype", model: zone },
] as const;

test("slices that the zone doesn't offer are dropped, of an unknown variation only its name is left", async () => {
  const slices = [
    { slice_type: "hero", version: "old", primary: { title: "A", subtitle: "B" } },
    { slice_type: "hero", variation: "gone", primary: { title: "C" } },
    { slice_type: "quote", primary: { text: "D" } },
  ];
  const { client } = await startContent({ documents: [page("rome", { data: { slices } })], models: sliceModels });
  const id = expect.stringMatching(/^hero\$[0-9a-f-]{36}$/);
  const named = { id, slice_type: "hero", slice_label: null };
  expect((await client.getByUID("page", "rome")).data["slices"]).toEqual([
    { ...named, variation: "default", version: "v7", items: [], primary: { title: "A" } },
    named,
  ]);
});

test("an integration field is its catalog's item, null when there is none", async () => {
  const json = {
    Main: { product: { type: "IntegrationFields" }, gone: { type: "IntegrationFields" }, text: { type: "Text" } },
  };
  const data = { product: "tickets--7", gone: "tickets--8", text: "tickets--7" };
  const { client, store } = await startContent({
    documents: [page("rome", { data })],
    models: [{ kind: "customtype", model: { id: "page", json } }],
  });
  await store.putCatalogItems("tickets", [
    { id: "7", title: "T", description: "", imageUrl: null, lastUpdate: 0, blob: { price: 20 } },
  ]);
  expect((await client.getByUID("page", "rome")).data).toEqual({
    product: { price: 20 },
    gone: null,
    text: "tickets--7",
  });
});
