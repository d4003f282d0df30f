import { createClient, type PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import * as v from "valibot";
import { page, startContent } from "./content-service.ts";
import { type FormClientOptions, repositoryUrl, submitForm } from "./support/form-client.ts";

const link = { link_type: "Document", type: "page", uid: "nobody" };
const documents = [page("rome", { tags: ["rome"], data: { title: "Rome", lost: link } }), page("paris")];
const routes = [{ type: "page", path: "/tours/:uid" }];
const closed = { visibility: "private", tokens: ["secret"], writeTokens: [] } as const;
const results = v.object({ results: v.array(v.looseObject({ uid: v.string(), url: v.nullable(v.string()) })) });
const master = v.object({ refs: v.tuple([v.object({ ref: v.string() })]) });

/** Searches through the form of the repository. */
async function search(endpoint: string, values: Readonly<Record<string, string>>, options: FormClientOptions = {}) {
  const address = repositoryUrl(endpoint, options);
  const [{ ref }] = v.parse(master, await (await fetch(address)).json()).refs;
  const response = await submitForm(address, "everything", { ref, ...values });
  return v.parse(results, await response.json()).results;
}

const rome = { q: '[[at(my.page.uid, "rome")]]', page: "1", pageSize: "1" };

test.each(["/api/v2", "/api/v2/"])("clients before version 6 find documents at %s", async (path) => {
  const { origin } = await startContent({ documents });
  expect(await search(`${origin}${path}`, rome)).toMatchObject([{ uid: "rome", url: null }]);
});

test("a list of no predicates finds all documents", async () => {
  const { origin } = await startContent({ documents });
  expect(await search(`${origin}/api/v2`, { q: "[]" })).toHaveLength(2);
});

test("their access token reaches searches and tags through the forms", async () => {
  const { origin } = await startContent({ documents, access: closed });
  const address = `${origin}/api/v2`;
  expect(await search(address, rome, { accessToken: "secret" })).toMatchObject([{ uid: "rome" }]);
  const tags = await submitForm(repositoryUrl(address, { accessToken: "secret" }), "tags", {});
  expect(await tags.json()).toEqual(["rome"]);
  expect((await fetch(repositoryUrl(address, { accessToken: "wrong" }))).status).toBe(401);
});

test("their routes reach searches through the form, and an option of the query replaces them", async () => {
  const { origin } = await startContent({ documents });
  expect(await search(`${origin}/api/v2`, rome, { routes })).toMatchObject([{ url: "/tours/rome" }]);
  const others = JSON.stringify([{ type: "page", path: "/:uid" }]);
  expect(await search(`${origin}/api/v2`, { ...rome, routes: others }, { routes })).toMatchObject([{ url: "/rome" }]);
});

test("every parameter of a search can be set through the form", async () => {
  const { origin } = await startContent({ documents });
  const values = { ...rome, lang: "*", after: "none", fetch: "page.lost", fetchLinks: "page.title", referer: "a" };
  const more = { orderings: "[my.page.title]", brokenRoute: "/404", graphQuery: "", integrationFieldsRef: "any" };
  expect(await search(`${origin}/api/v2`, { ...values, ...more }, { routes })).toMatchObject([
    { data: { lost: { url: "/404" } } },
  ]);
});

test("the ref of integration fields is in the form, as these clients know none", async () => {
  const { origin, store } = await startContent({ documents });
  const item = { id: "1", title: "", description: "", imageUrl: null, lastUpdate: 0, blob: {} };
  await store.putCatalogItems("products", [item]);
  const body = await (await fetch(`${origin}/api/v2`)).json();
  expect(body.forms.everything.fields.integrationFieldsRef.default).toBe(body.integrationFieldsRef);
});

test("an endpoint with a last slash works for repository, searches, tags and GraphQL", async () => {
  const { origin } = await startContent({ documents });
  const client = createClient<PrismicDocument>("tessera", { documentAPIEndpoint: `${origin}/api/v2/`, routes });
  expect(await client.getRepository()).toMatchObject({ version: "1" });
  expect(await client.getByUID("page", "rome")).toMatchObject({ url: "/tours/rome" });
  expect(await client.getTags()).toEqual(["rome"]);
  const { ref } = await client.getMasterRef();
  expect((await fetch(`${origin}/api/v2//documents/search/?ref=${ref}`)).status, "version 6").toBe(200);
  expect((await fetch(`${origin}/graphql/?query={__typename}&ref=${ref}`)).status).toBe(200);
});

test.each(["/api/tags", "/api/v2/tags", "/api/v2/tags/"])("tags are at %s", async (path) => {
  const { origin } = await startContent({ documents });
  expect(await (await fetch(`${origin}${path}`)).json()).toEqual(["rome"]);
});

test.each(["en-us", "EN-us", "En-US"])("lang: %s is a language in any case", async (lang) => {
  const { newClient } = await startContent({ documents: [page("rom", { lang: "de-de" }), ...documents] });
  expect(await newClient().get({ lang })).toMatchObject({ total_results_size: 2 });
  expect(await newClient().get({ lang: "xx-XX" })).toMatchObject({ total_results_size: 0 });
});
