import { isFilled } from "@prismicio/client";
import { expect, test } from "vitest";
import { presentDocuments } from "../present/present-documents.ts";
import { presentContext, presentStore, storedDocument } from "./support/present-store.ts";
import { page, startContent } from "./content-service.ts";

const toAda = { link_type: "Document", type: "author", uid: "ada", text: "Ada" };
const ada = page("ada", {
  type: "author",
  tags: ["guide"],
  data: {
    name: "Ada",
    bio: { rich: ["Hello", "# Ada", "Bye"] },
    jobs: [{ year: 1843 }],
    home: { link_type: "Document", type: "city", uid: "london" },
  },
});
const london = page("london", { type: "city", data: { title: "London", code: "LON" } });
const rome = page("rome", {
  data: {
    guide: toAda,
    lost: { ...toAda, uid: "nobody", text: "Nobody" },
    body: { rich: ["Ask [Ada](document:author/ada)"] },
    cards: [{ guide: toAda, more: [{ guide: toAda }] }],
    slices: [{ slice_type: "team", primary: { guide: toAda } }],
  },
});

test("a link says what the document it leads to says now", async () => {
  const { client, publish } = await startContent({ documents: [rome, ada] });
  const { id } = await client.getByUID("author", "ada");
  const { guide } = (await client.getByUID("page", "rome")).data;
  expect(guide).toEqual({
    link_type: "Document",
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    id,
    type: "author",
    uid: "ada",
    tags: ["guide"],
    lang: "en-us",
    slug: "ada",
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
    text: "Ada",
  });
  expect(isFilled.contentRelationship(guide)).toBe(true);
  await publish({ ...ada, tags: ["retired"], last_publication_date: "2026-02-01T00:00:00+0000" });
  expect((await client.getByUID("page", "rome", { ref: await freshRef(client) })).data["guide"]).toMatchObject({
    tags: ["retired"],
    last_publication_date: "2026-02-01T00:00:00+0000",
  });
});

async function freshRef({ documentAPIEndpoint }: { readonly documentAPIEndpoint: string }): Promise<string> {
  return (await (await fetch(documentAPIEndpoint)).json()).refs[0].ref;
}

test("links are filled in in groups, groups of groups, slices and rich text", async () => {
  const { client } = await startContent({ documents: [rome, ada] });
  const { cards, slices, body } = (await client.getByUID("page", "rome")).data;
  const filled = { link_type: "Document", uid: "ada", lang: "en-us" };
  expect(cards[0]).toMatchObject({ guide: filled, more: [{ guide: filled }] });
  expect(slices[0].primary.guide).toMatchObject(filled);
  expect(body[0].spans[0].data).toMatchObject(filled);
  expect(body[0].spans[0].data).not.toHaveProperty("key");
});

test("a link to a document that isn't there is broken, and leads to brokenRoute", async () => {
  const { client } = await startContent({ documents: [rome, ada] });
  const broken = {
    link_type: "Document",
    type: "broken_type",
    isBroken: true,
    tags: [],
    lang: null,
    slug: "-",
    text: "Nobody",
  };
  const { lost } = (await client.getByUID("page", "rome")).data;
  expect(lost).toMatchObject(broken);
  expect(lost).not.toHaveProperty("url");
  expect((await client.getByUID("page", "rome", { brokenRoute: "/404" })).data["lost"]).toMatchObject({
    ...broken,
    url: "/404",
  });
});

test("a link says what the document it leads to says in the requested release", async () => {
  const { client, store } = await startContent({ documents: [rome, ada] });
  await store.putOverlay({ id: "summer", kind: "release", label: "Summer", scheduledAt: null });
  const { id } = await client.getByUID("author", "ada");
  const [content] = await store.documents({ master: (await store.state()).master, overlay: undefined }, [id]);
  if (!content) throw new Error("ada is published");
  await store.putDocument("summer", { ...content, uid: "ada-lovelace" });
  const uidIn = async (ref: string) => (await client.getByUID("page", "rome", { ref })).data["guide"].uid;
  const { refs } = await (await fetch(client.documentAPIEndpoint)).json();
  expect(await Promise.all(refs.map((one: { ref: string }) => uidIn(one.ref)))).toEqual(["ada", "ada-lovelace"]);
});

test("fetchLinks adds the fields it names to links, of rich text the first heading, of groups nothing", async () => {
  const { client } = await startContent({ documents: [rome, ada, london] });
  const fetchLinks = ["author.name", "author.bio", "author.jobs", "author.home", "city.title"];
  const { data } = await client.getByUID("page", "rome", { fetchLinks });
  expect(data["guide"].data).toEqual({
    name: "Ada",
    bio: [{ type: "heading1", text: "Ada", spans: [] }],
    home: expect.objectContaining({ uid: "london" }),
  });
  expect(data["guide"].data.home).not.toHaveProperty("data");
  expect(data["body"][0].spans[0].data.data).toMatchObject({ name: "Ada" });
  expect(data["slices"][0].primary.guide.data).toMatchObject({ name: "Ada" });
  expect(data["lost"]).not.toHaveProperty("data");
});

test("fetch returns the fields it names, of the types it names", async () => {
  const { client } = await startContent({ documents: [rome, ada, london] });
  const fetchData = async (type: string, uid: string, fetch: string | string[]) =>
    (await client.getByUID(type, uid, { fetch })).data;
  expect(await fetchData("city", "london", ["city.code", "city.none"])).toEqual({ code: "LON" });
  expect(await fetchData("city", "london", "city.__nonexistent-field__")).toEqual({});
  expect(await fetchData("city", "london", "author.name")).toEqual({ title: "London", code: "LON" });
  expect(await fetchData("author", "ada", "[author.jobs.year]")).toEqual({ jobs: [{ year: 1843 }] });
});

const picks = [
  {
    id: "author",
    fields: ["name", { id: "jobs", fields: ["year"] }, { id: "home", customtypes: [{ id: "city", fields: ["code"] }] }],
  },
];
const link = { type: "Link", config: { select: "document", customtypes: picks } };
const models = [
  {
    kind: "customtype",
    model: {
      id: "page",
      json: { Main: { guide: link, cards: { type: "Group", config: { fields: { guide: link } } } } },
    },
  },
  {
    kind: "customtype",
    model: {
      id: "author",
      json: {
        Main: {
          name: { type: "Text" },
          bio: { type: "StructuredText" },
          jobs: { type: "Group", config: { fields: { year: { type: "Number" }, where: { type: "Text" } } } },
          home: { type: "Link", config: { select: "document" } },
        },
      },
    },
  },
] as const;

test("fields that a relationship's model picks come with every link, two levels deep", async () => {
  const { client } = await startContent({ documents: [rome, ada, london], models });
  const picked = {
    name: "Ada",
    jobs: [{ year: 1843 }],
    home: expect.objectContaining({ uid: "london", data: { code: "LON" } }),
  };
  const { guide, cards } = (await client.getByUID("page", "rome")).data;
  expect(guide.data).toEqual(picked);
  expect(cards[0].guide.data).toEqual(picked);
  const { data } = await client.getByUID("page", "rome", { fetchLinks: "author.bio" });
  expect(data["guide"].data).toEqual({ ...picked, bio: [{ type: "heading1", text: "Ada", spans: [] }] });
});

test("links of a page of results are read together, once a level", async () => {
  const authors = Array.from({ length: 30 }, (_, index) =>
    storedDocument(`a${index}`, { type: "author", data: { home: { link_type: "Document", id: `c${index}` } } }),
  );
  const cities = authors.map((_, index) => storedDocument(`c${index}`, { type: "city", data: { code: "X" } }));
  const results = authors.map(({ id }, index) =>
    storedDocument(`p${index}`, { data: { guide: { link_type: "Document", id } } }),
  );
  const store = presentStore({
    documents: [...results, ...authors, ...cities],
    types: models.map(({ model }) => model),
  });
  const presented = await presentDocuments(results, presentContext(store));
  expect(presented).toMatchObject(
    results.map(() => ({ data: { guide: { data: { home: { data: { code: "X" } } } } } })),
  );
  expect(store.reads.filter((name) => name === "documents" || name === "stubs")).toEqual([
    "stubs",
    "documents",
    "documents",
  ]);
});

test("links without a key get one, their own and the same each time", async () => {
  const web = { link_type: "Web", url: "https://a.example" };
  const documents = [
    storedDocument("p", {
      data: {
        links: [web, web],
        body: [
          {
            type: "paragraph",
            text: "a",
            spans: [{ type: "hyperlink", start: 0, end: 1, data: { ...web, key: "k" } }],
          },
        ],
      },
    }),
  ];
  const types = [
    {
      id: "page",
      json: { Main: { links: { type: "Link", config: { repeat: true } }, body: { type: "StructuredText" } } },
    },
  ];
  const present = () => presentDocuments(documents, presentContext(presentStore({ documents, types })));
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const [first] = await present();
  expect(first).toMatchObject({
    data: {
      links: [
        { ...web, key },
        { ...web, key },
      ],
      body: [{ spans: [{ data: web }] }],
    },
  });
  expect(JSON.stringify(first).match(/"key":"[^"]+"/g)).toHaveLength(2);
  expect(new Set(JSON.stringify(first).match(/"key":"[^"]+"/g)).size).toBe(2);
  expect(await present()).toEqual([first]);
});
