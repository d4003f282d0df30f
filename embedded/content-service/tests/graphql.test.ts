import { getIntrospectionQuery } from "graphql";
import { expect, test, vi } from "vitest";
import type { DocumentSource } from "../files/document-source.ts";
import { documentId } from "../files/identity.ts";
import type { ModelSeed } from "../files/seeds.ts";
import type { Access } from "../http/access.ts";
import { StoreError } from "../store/store-error.ts";
import { page, startContent } from "./content-service.ts";

const related = { links: { type: "Group", config: { fields: { to: { type: "Link", config: { repeat: true } } } } } };
const heroFields = { title: { type: "StructuredText" }, button: { type: "Link" }, ...related };

const models: readonly ModelSeed[] = [
  customType("page", {
    uid: { type: "UID" },
    title: { type: "Text" },
    "sub-title": { type: "Text" },
    stars: { type: "Number" },
    open: { type: "Boolean" },
    built: { type: "Date" },
    photo: { type: "Image" },
    guide: { type: "Link", config: { select: "document" } },
    related: { type: "Link", config: { repeat: true } },
    slices: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" }, quote: quoteSlice() } } },
  }),
  customType("tour_guide", { uid: { type: "UID" }, name: { type: "Text" }, boss: { type: "Link" } }),
  customType("settings", { note: { type: "Text" } }),
  { kind: "slice", model: { id: "hero", variations: [{ id: "default", primary: heroFields }, { id: "plain" }] } },
];

function customType(id: string, fields: Readonly<Record<string, unknown>>): ModelSeed {
  return { kind: "customtype", model: { id, json: { Main: fields } } };
}

function quoteSlice() {
  return { type: "Slice", "non-repeat": { text: { type: "Text" } }, repeat: { by: { type: "Text" } } };
}

const to = (type: string, uid: string) => ({ link_type: "Document", type, uid });
const web = { link_type: "Web", url: "https://example.org", target: "_blank", key: "k" };
const file = { link_type: "Media", id: "f", kind: "file", name: "a.pdf", url: "/media/a.pdf", size: "1234" };

const picture = { ...file, kind: "image", name: "a.png", url: "/media/a.png", width: "640", height: "480" };

const documents: readonly DocumentSource[] = [
  page("rome", {
    tags: ["italy", "city"],
    last_publication_date: "2026-03-01T00:00:00+0000",
    data: {
      title: "Rome",
      "sub-title": "Eternal",
      stars: 5,
      open: true,
      built: "0753-04-21",
      guide: to("tour_guide", "ada"),
      related: [to("page", "paris"), web, file, picture, to("page", "atlantis")],
      slices: [
        {
          slice_type: "hero",
          primary: {
            title: [{ type: "heading1", text: "Hail", spans: [] }],
            button: web,
            links: [{ to: [to("tour_guide", "ada")] }, { to: [to("tour_guide", "bob")] }],
          },
        },
        { slice_type: "hero", variation: "plain" },
        { slice_type: "hero", variation: "gone" },
        { slice_type: "quote", slice_label: "big", primary: { text: "Veni" }, items: [{ by: "Caesar" }] },
      ],
    },
  }),
  page("rome", { lang: "de-de", data: { title: "Rom", stars: 5 } }),
  page("paris", { tags: ["city"], data: { title: "Paris", stars: 4, guide: to("tour_guide", "bob") } }),
  page("oslo", { data: { title: "Oslo", stars: 3 } }),
  page("ada", { type: "tour_guide", data: { name: "Ada", boss: to("tour_guide", "bob") } }),
  page("bob", { type: "tour_guide", data: { name: "Bob" } }),
  page("site", { type: "settings", data: { note: "n" } }),
];

const open: Access = { visibility: "open", tokens: [], writeTokens: [] };

async function start(access: Access = open) {
  const service = await startContent({ documents, models, access });
  const fetchGraphQL = async (query: string, more: Readonly<Record<string, string>> = {}, client = service.client) => {
    const parameters = new URLSearchParams({ query, ...more });
    const response = await client.graphQLFetch(`${service.origin}/graphql?${parameters}`);
    return { status: response.status, body: await response.json() };
  };
  const data = async (query: string, variables = {}) => {
    const { body } = await fetchGraphQL(query, { variables: JSON.stringify(variables) });
    expect(body).not.toHaveProperty("errors");
    return body.data;
  };
  return { ...service, fetchGraphQL, data };
}

const uids = ({ edges }: { edges: readonly { node: { _meta: { uid: string } } }[] }) =>
  edges.map(({ node }) => node._meta.uid);

test("a document by uid and language, with its meta data", async () => {
  const { data } = await start();
  const query = `query ($uid: String!) {
    page(uid: $uid, lang: "en-us") {
      title sub_title stars open built photo
      _meta { id uid type lang tags firstPublicationDate lastPublicationDate alternateLanguages { uid type lang } }
    }
  }`;
  expect(await data(query, { uid: "rome" })).toEqual({
    page: {
      title: "Rome",
      sub_title: "Eternal",
      stars: 5,
      open: true,
      built: "0753-04-21",
      photo: {},
      _meta: {
        id: documentId({ type: "page", uid: "rome", lang: "en-us" }),
        uid: "rome",
        type: "page",
        lang: "en-us",
        tags: ["italy", "city"],
        firstPublicationDate: "2026-01-01T00:00:00+0000",
        lastPublicationDate: "2026-03-01T00:00:00+0000",
        alternateLanguages: [{ uid: "rome", type: "page", lang: "de-de" }],
      },
    },
  });
  expect(await data(query, { uid: "atlantis" })).toEqual({ page: null });
});

test("links lead to documents, addresses and files; a broken one to nothing", async () => {
  const { data, origin } = await start();
  const { page: rome } = await data(`{ page(uid: "rome", lang: "en-us") {
    guide { _linkType ... on Tour_guide { name boss { ... on Tour_guide { name boss { _linkType } } } } }
    related { __typename ... on Page { title } ... on _ExternalLink { url target } ... on _FileLink { name url size } ... on _ImageLink { name width height } }
  } }`);
  expect(rome).toEqual({
    guide: { _linkType: "Link.document", name: "Ada", boss: { name: "Bob", boss: null } },
    related: [
      { __typename: "Page", title: "Paris" },
      { __typename: "_ExternalLink", url: "https://example.org", target: "_blank" },
      { __typename: "_FileLink", name: "a.pdf", url: `${origin}/media/a.pdf`, size: 1234 },
      { __typename: "_ImageLink", name: "a.png", width: 640, height: 480 },
      null,
    ],
  });
});

test("slices are of their own types, shared ones by variation", async () => {
  const { data } = await start();
  const { page: rome } = await data(`{ page(uid: "rome", lang: "en-us") { slices {
    ... on PageSlicesHero { type label variation {
      ... on HeroDefault { primary { title button { ... on _ExternalLink { url } } links { to { ... on Tour_guide { name } } } } }
      ... on HeroPlain { version }
    } }
    ... on PageSlicesQuote { type label primary { text } fields { by } }
  } } }`);
  expect(rome.slices).toEqual([
    {
      type: "hero",
      label: null,
      variation: {
        primary: {
          title: [{ type: "heading1", text: "Hail", spans: [] }],
          button: { url: "https://example.org" },
          links: [{ to: [{ name: "Ada" }] }, { to: [{ name: "Bob" }] }],
        },
      },
    },
    { type: "hero", label: null, variation: { version: "initial" } },
    { type: "hero", label: null, variation: null },
    { type: "quote", label: "big", primary: { text: "Veni" }, fields: [{ by: "Caesar" }] },
  ]);
});

test.each([
  [``, ["rome", "oslo", "paris", "rome"]],
  [`lang: "de-de"`, ["rome"]],
  [`uid: "oslo"`, ["oslo"]],
  [`uid_in: ["oslo", "paris"]`, ["oslo", "paris"]],
  [`id: "${documentId({ type: "page", uid: "oslo", lang: "en-us" })}"`, ["oslo"]],
  [`id_in: ["none"]`, []],
  [`tags: ["city", "italy"]`, ["rome"]],
  [`tags_in: ["city", "italy"]`, ["paris", "rome"]],
  [`fulltext: "eternal"`, ["rome"]],
  [`lastPublicationDate_after: "2026-02-01T00:00:00+0000"`, ["rome"]],
  [`where: { title: "Paris" }`, ["paris"]],
  [`where: { sub_title: "Eternal" }`, ["rome"]],
  [`where: { stars: 5 }, lang: "en-us"`, ["rome"]],
  [`where: { stars_gt: 3, title: "Paris" }`, ["paris"]],
  [`where: { open: true }`, ["rome"]],
  [`where: { open: false }`, []],
  [`where: { built: "0753-04-21" }`, ["rome"]],
  [`where: { guide: "${documentId({ type: "tour_guide", uid: "bob", lang: "en-us" })}" }`, ["paris"]],
  [`where: { title: null }, lang: null, uid: "oslo"`, ["oslo"]],
])("allPages(%s)", async (args, expected) => {
  const { data } = await start();
  const { allPages } = await data(`{ allPages${args && `(${args})`} { totalCount edges { node { _meta { uid } } } } }`);
  expect(uids(allPages).toSorted()).toEqual(expected.toSorted());
  expect(allPages.totalCount).toBe(expected.length);
});

test("sortBy orders by fields and dates", async () => {
  const { data } = await start();
  const sorted = async (by: string) =>
    uids((await data(`{ allPages(lang: "en-us", sortBy: ${by}) { edges { node { _meta { uid } } } } }`)).allPages);
  expect(await sorted("title_ASC")).toEqual(["oslo", "paris", "rome"]);
  expect(await sorted("stars_DESC")).toEqual(["rome", "paris", "oslo"]);
  expect((await sorted("meta_lastPublicationDate_DESC"))[0]).toBe("rome");
});

test("pages go on after the cursor of the last", async () => {
  const { data } = await start();
  const query = `query ($after: String) { allPages(lang: "en-us", sortBy: title_ASC, first: 2, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { _meta { uid } } }
  } }`;
  const { allPages: first } = await data(query);
  expect(uids(first)).toEqual(["oslo", "paris"]);
  const { startCursor, endCursor } = first.pageInfo;
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(first.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual([startCursor, endCursor]);
  const { allPages: second } = await data(query, { after: endCursor });
  expect(uids(second)).toEqual(["rome"]);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
});

test("_allDocuments has those of all types; a type without uids has no query for one of them", async () => {
  const { data, fetchGraphQL } = await start();
  const query = `{ _allDocuments(type_in: ["settings", "tour_guide"]) {
    totalCount edges { node { __typename _meta { uid } ... on Settings { note } } }
  } }`;
  const { _allDocuments } = await data(query);
  expect(uids(_allDocuments).toSorted()).toEqual(["ada", "bob", "site"]);
  expect((await data(`{ _allDocuments(lang: "en-us") { totalCount } }`))._allDocuments.totalCount).toBe(6);
  expect((await fetchGraphQL(`{ settings(uid: "site", lang: "en-us") { note } }`)).status).toBe(400);
});

test("linked documents are read together, however many links there are", async () => {
  const { data, store } = await start();
  const read = vi.spyOn(store, "documents");
  await data(`{ allPages { edges { node {
    guide { ... on Tour_guide { name boss { ... on Tour_guide { name } } } }
    slices { ... on PageSlicesHero { variation { ... on HeroDefault { primary { links { to { ... on Tour_guide { name } } } } } } } }
  } } } }`);
  expect(read.mock.calls.map(([, ids]) => ids.length)).toEqual([2]);
});

test("a new model is a new schema", async () => {
  const { data, store, fetchGraphQL } = await start();
  expect((await fetchGraphQL("{ allNewss { totalCount } }")).status).toBe(400);
  await store.insertModel("customtype", { id: "news", json: { Main: { uid: { type: "UID" } } } });
  expect(await data("{ allNewss { totalCount } }")).toEqual({ allNewss: { totalCount: 0 } });
});

const rome = `{ page(uid: "rome", lang: "en-us") { title } }`;

test("a release is read by its ref, by those who may see it", async () => {
  const { newClient, origin, fetchGraphQL, store } = await start({
    visibility: "public",
    tokens: ["t"],
    writeTokens: [],
  });
  await store.putOverlay({ id: "sale", kind: "release", label: "Sale", scheduledAt: null });
  const id = documentId({ type: "page", uid: "rome", lang: "en-us" });
  const [published] = await store.documents({ master: (await store.state()).master, overlay: undefined }, [id]);
  if (!published) throw new Error("Rome is not published.");
  await store.putDocument("sale", { ...published, data: { title: "Rome on sale" } });
  const trusted = newClient({ accessToken: "t" });
  const ref = (await trusted.getReleaseByID("sale")).ref;
  trusted.queryContentFromRef(ref);
  expect(await fetchGraphQL(rome)).toEqual({ status: 200, body: { data: { page: { title: "Rome" } } } });
  expect(await fetchGraphQL(rome, {}, trusted)).toEqual({
    status: 200,
    body: { data: { page: { title: "Rome on sale" } } },
  });
  const byParameter = await fetch(`${origin}/graphql?${new URLSearchParams({ query: rome, ref, access_token: "t" })}`);
  expect(await byParameter.json()).toEqual({ data: { page: { title: "Rome on sale" } } });
  const untrusted = newClient();
  untrusted.queryContentFromRef(ref);
  expect((await fetchGraphQL(rome, {}, untrusted)).status).toBe(401);
});

test("a wrong ref and a wrong token fail as in search", async () => {
  const { client, newClient, origin, fetchGraphQL } = await start({
    visibility: "private",
    tokens: ["t"],
    writeTokens: [],
  });
  const request = (headers: Readonly<Record<string, string>>) =>
    fetch(`${origin}/graphql?${new URLSearchParams({ query: rome })}`, { headers });
  const trusted = newClient({ accessToken: "t" });
  const { ref } = await trusted.getMasterRef();
  await expect(fetchGraphQL(rome, {}, client)).rejects.toThrow();
  expect((await request({ "prismic-ref": ref })).status).toBe(401);
  expect((await request({ "prismic-ref": ref, authorization: "Token t" })).status).toBe(200);
  const wrong = await request({ "prismic-ref": "nonsense", authorization: "Token t" });
  expect(wrong.status).toBe(404);
  expect(await wrong.json()).toMatchObject({
    type: "api_notfound_error",
    message: expect.stringContaining(`Master ref is: ${ref}`),
  });
});

const nested = (depth: number) =>
  `{ tour_guide(uid: "ada", lang: "en-us") ${"{ boss { ... on Tour_guide".repeat(depth)} { name } ${"} }".repeat(depth)} }`;

/** Fragments that use the next one twice: the last is used a million times. */
const explosive = [
  'query { tour_guide(uid: "ada", lang: "en-us") { ...F0 } }',
  ...Array.from({ length: 20 }, (_, n) => `fragment F${n} on Tour_guide { a: name ...F${n + 1} b: name ...F${n + 1} }`),
  "fragment F20 on Tour_guide { name }",
].join(" ");

test.each([
  ["no query", "", /Syntax Error/],
  ["a syntax error", "{ page( }", /Syntax Error/],
  ["an unknown field", "{ nothing }", /Cannot query field "nothing"/],
  ["a missing argument", `{ page(uid: "rome") { title } }`, /"lang" of type "String!" is required/],
  ["a fragment in itself", "{ ...F } fragment F on Query { ...F }", /itself/],
  ["too many levels", nested(12), /14 levels/],
  [
    "too many fields",
    `{ ${Array.from({ length: 1001 }, (_, n) => `a${n}: __typename`).join(" ")} }`,
    /more than 1000 fields/,
  ],
  ["exploding fragments", explosive, /more than 1000 fields/],
  ["a long query", `{ ${"a ".repeat(5000)} }`, /tokens/],
  ["endless nesting", `{ a(b: ${"[".repeat(3000)}`, /Syntax|too deep/],
  [
    "too many documents",
    `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: allPages(first: 100) { totalCount }`).join(" ")} }`,
    /1000 documents/,
  ],
  [
    "the schema many times",
    `{ a: __schema { types { name } } b: __schema { types { name } } }`,
    /more than 1000 fields/,
  ],
])("%s is 400 in GraphQL's form", async (_, query, message) => {
  const { fetchGraphQL } = await start();
  expect(await fetchGraphQL(query)).toEqual({
    status: 400,
    body: { errors: [expect.objectContaining({ message: expect.stringMatching(message) })] },
  });
});

test("links that multiply documents beyond measure are refused, soon", async () => {
  const everyone = Array.from({ length: 30 }, (_, index) => to("page", `page-${index}`));
  const linked = everyone.map(({ uid }) => page(uid, { data: { title: "A title", related: everyone } }));
  const { client, origin } = await startContent({ documents: linked, models });
  const levels = (count: number): string =>
    count === 0 ? "title" : `related { ... on Page { ${levels(count - 1)} } }`;
  const request = async (count: number) => {
    const query = `{ allPages(first: 30) { edges { node { ${levels(count)} } } } }`;
    return client.graphQLFetch(`${origin}/graphql?${new URLSearchParams({ query })}`);
  };
  expect((await request(1)).status).toBe(200);
  const refused = await request(4);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { errors: [{ message: expect.stringContaining("links") }] },
  ]);
});

test("twelve levels of fields are accepted", async () => {
  const { data } = await start();
  expect(await data(nested(10))).toMatchObject({ tour_guide: { boss: { boss: null } } });
});

const since = `query ($time: DateTime!) { allPages(lastPublicationDate_after: $time) { totalCount } }`;

test.each(["[]", "1", "{", "{}", `{"time":{}}`, `{"time":5}`])("variables that are %s are 400", async (variables) => {
  const { fetchGraphQL } = await start();
  const response = await fetchGraphQL(since, { variables });
  expect(response).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringMatching(/variable/i) }] } });
});

test("a busy store is 503, as for search", async () => {
  const { fetchGraphQL, store } = await start();
  vi.spyOn(store, "search").mockRejectedValue(new StoreError("busy", "The store is busy."));
  expect(await fetchGraphQL(rome)).toMatchObject({ status: 503, body: { type: "api_busy_error" } });
});

test("a condition that can't be met in one place does not affect the others", async () => {
  const { fetchGraphQL } = await start();
  const query = `{ ok: page(uid: "rome", lang: "en-us") { title } bad: allPages(where: { built_after: "soon" }) { totalCount } }`;
  expect(await fetchGraphQL(query)).toMatchObject({
    status: 200,
    body: { data: { ok: { title: "Rome" }, bad: null }, errors: [{ path: ["bad"] }] },
  });
});

test("the schema describes itself, also with models that have names GraphQL does not know", async () => {
  const { data, store } = await start();
  const fields = { "1st": { type: "Text" }, __x: { type: "Text" }, "a-b": { type: "Text" }, a_b: { type: "Text" } };
  await store.insertModel("customtype", { id: "query", json: { Main: { ...fields, none: { type: "Group" } } } });
  await store.insertModel("customtype", { id: "empty-zone", json: { Main: { body: { type: "Slices" } } } });
  const { __schema } = await data(getIntrospectionQuery());
  const named = (wanted: string) => __schema.types.find(({ name }: { name: string }) => name === wanted);
  expect(named("Query_").fields.map(({ name }: { name: string }) => name)).toEqual([
    "_meta",
    "_linkType",
    "_1st",
    "_x",
    "a_b",
    "a_b_",
  ]);
  expect(named("Empty_zone").fields).toHaveLength(2);
});
