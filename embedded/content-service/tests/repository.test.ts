import { RepositoryNotFoundError } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [
  page("rome", { type: "experience_page", tags: ["rome", "italy"] }),
  page("rome", { type: "experience_page", lang: "ar-ae" }),
  page("berlin", { lang: "de-de", tags: ["berlin"] }),
];

const sale = { id: "YhE3YhEAACIA4321", kind: "release", label: "Black Friday", scheduledAt: null } as const;

test("the repository lists its master ref, types, tags, and languages with the master first", async () => {
  const { client } = await startContent({ documents });
  const repository = await client.getRepository();
  expect(repository.refs).toEqual([
    { id: "master", ref: expect.stringMatching(/^[\w-]+$/), label: "Master", isMasterRef: true },
  ]);
  expect(repository).toMatchObject({ integrationFieldsRef: null, bookmarks: {}, version: "1" });
  expect(Object.keys(repository.types)).toEqual(["experience_page", "page"]);
  expect(repository.tags).toEqual(["berlin", "italy", "rome"]);
  expect(repository.languages.map(({ id, is_master }) => [id, is_master])).toEqual([
    ["en-us", true],
    ["ar-ae", false],
    ["de-de", false],
  ]);
});

test("a type with a model is there before it has documents, by its label", async () => {
  const author = { id: "author", label: "Person who writes", repeatable: true, status: true, json: {} };
  const { client } = await startContent({ models: [{ kind: "customtype", model: author }] });
  expect((await client.getRepository()).types).toEqual({ author: "Person who writes" });
});

test("the forms have the addresses of the requested host, and every parameter of a search", async () => {
  const { client, origin } = await startContent({ documents });
  const { forms } = await client.getRepository();
  expect(forms["tags"]?.action).toBe(`${origin}/api/tags`);
  expect(forms["everything"]?.action).toBe(`${origin}/api/v2/documents/search`);
  const fields = "ref q lang page pageSize after fetch fetchLinks graphQuery orderings referer access_token routes";
  const further = ["brokenRoute", "integrationFieldsRef"];
  expect(Object.keys(forms["everything"]?.fields ?? {})).toEqual([...fields.split(" "), ...further]);
});

test("tags have an address of their own; without it the client takes those of the repository", async () => {
  const { client, origin, newClient } = await startContent({ documents });
  expect(await client.getTags()).toEqual(["berlin", "italy", "rome"]);
  expect(await (await fetch(`${origin}/api/tags`)).json()).toEqual(["berlin", "italy", "rome"]);
  const withoutTags = newClient({
    fetch: (url, init) => fetch(url.replace("/api/tags", "/api/no-tags"), init),
  });
  expect(await withoutTags.getTags()).toEqual(["berlin", "italy", "rome"]);
});

test("the client sees no repository where there is none", async () => {
  const { origin, newClient } = await startContent({ documents });
  const lost = newClient({ documentAPIEndpoint: `${origin}/api/v3` });
  await expect(lost.getRepository()).rejects.toThrow(RepositoryNotFoundError);
});

test("releases are found by id and by label, with the time they are scheduled for", async () => {
  const { store, client } = await startContent({ documents });
  await store.putOverlay(sale);
  await store.putOverlay({ ...sale, id: "later", label: "Later", scheduledAt: Date.parse("2026-11-27T00:00:00Z") });
  const { ref: master } = await client.getMasterRef();
  expect(await client.getReleaseByID(sale.id)).toEqual({
    id: sale.id,
    ref: expect.stringMatching(new RegExp(`^[\\w-]+~${master}$`)),
    label: "Black Friday",
    isMasterRef: false,
  });
  expect(await client.getReleaseByLabel("Later")).toMatchObject({ scheduledAt: "2026-11-27T00:00:00+0000" });
  expect((await client.getReleases()).map(({ id }) => id)).toEqual([sale.id, "later"]);
  expect(await client.getRefByID("master")).toMatchObject({ isMasterRef: true });
  expect(await client.getRefByLabel("Later")).toMatchObject({ id: "later" });
});

test("drafts are not listed", async () => {
  const { store, client } = await startContent({ documents });
  await store.putOverlay({ ...sale, kind: "draft" });
  expect(await client.getRefs()).toHaveLength(1);
});

test("the master ref is another one when something is published, and only then", async () => {
  const { newClient, publish } = await startContent({ documents });
  const { ref } = await newClient().getMasterRef();
  await publish(page("berlin", { lang: "de-de", tags: ["berlin"] }));
  expect((await newClient().getMasterRef()).ref).toBe(ref);
  await publish(page("berlin", { lang: "de-de", tags: ["spree"] }));
  expect((await newClient().getMasterRef()).ref).not.toBe(ref);
  expect(await newClient().getTags()).toEqual(["italy", "rome", "spree"]);
});

test("integration fields have a ref as soon as there are any, another one for each change", async () => {
  const { store, newClient } = await startContent({ documents });
  const put = (title: string) =>
    store.putCatalogItems("products", [
      { id: "1", title, description: "", imageUrl: null, lastUpdate: 0, blob: { title } },
    ]);
  await put("one");
  const first = (await newClient().getRepository()).integrationFieldsRef;
  await put("two");
  const second = (await newClient().getRepository()).integrationFieldsRef;
  expect(first).toMatch(/^tessera~/);
  expect(second).not.toBe(first);
  expect((await newClient().get({ lang: "*" })).results).toHaveLength(3);
});
