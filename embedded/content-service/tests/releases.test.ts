import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const rome = page("rome", { tags: ["city"], data: { title: "Rome" } });
const paris = page("paris", { data: { title: "Paris" } });
const pageModel = {
  id: "page",
  label: "Page",
  repeatable: true,
  status: true,
  json: { Main: { uid: { type: "UID" }, title: { type: "Text", config: {} } } },
};
const content = (uid: string, title: string, more: object = {}) => ({
  type: "page",
  lang: "en-us",
  uid,
  data: { title },
  ...more,
});

test("a release is made, listed by the repository under its id and label, renamed, scheduled and deleted", async () => {
  const { create, edit, newClient } = await startEditing([rome]);
  const { id, ref } = await create("releases", "Black Friday");
  expect(await newClient().getReleaseByID(id)).toEqual({ id, ref, label: "Black Friday", isMasterRef: false });

  const scheduledAt = new Date(Date.now() + 60_000).toISOString();
  const wire = `${scheduledAt.slice(0, 19)}+0000`;
  const changed = await edit("PATCH", `releases/${id}`, { label: "Cyber Monday", scheduledAt });
  expect(changed).toMatchObject({ status: 200, body: { id, label: "Cyber Monday", scheduledAt: wire, documents: [] } });
  expect(await newClient().getReleaseByLabel("Cyber Monday")).toMatchObject({ id, scheduledAt: wire });
  expect(await edit("GET", "releases")).toMatchObject({ status: 200, body: { results: [{ id, scheduledAt: wire }] } });

  expect(await edit("PATCH", `releases/${id}`, { scheduledAt: null })).toMatchObject({ body: { scheduledAt: null } });
  expect(await edit("DELETE", `releases/${id}`)).toEqual({ status: 200, body: { id } });
  expect(await newClient().getReleases()).toEqual([]);
});

/** Starts a service whose release changes one document, adds one and archives one. */
async function startWithRelease() {
  const service = await startEditing([rome, paris]);
  const { create, edit, findId, newClient } = service;
  const { id } = await create("releases", "Spring");
  const [romeId, parisId] = [await findId("rome"), await findId("paris")];
  await edit("PUT", `releases/${id}/documents/${romeId}`, content("rome", "Rome in spring"));
  await edit("PUT", `releases/${id}/documents/oslo-1`, content("oslo", "Oslo", { tags: ["new"] }));
  await edit("POST", `releases/${id}/documents/${parisId}/archive`);
  const readTitles = async (client = newClient()) =>
    Object.fromEntries((await client.getAllByType("page")).map(({ uid, data }) => [uid, data["title"]]));
  return { ...service, id, romeId, parisId, readTitles };
}

const published = { rome: "Rome", paris: "Paris" };
const inSpring = { rome: "Rome in spring", oslo: "Oslo" };

test("a changed document, a new one and an archived one are seen in the release, and by nobody else", async () => {
  const { id, newClient, readTitles } = await startWithRelease();
  const [byId, byLabel] = [newClient(), newClient()];
  byId.queryContentFromReleaseByID(id);
  byLabel.queryContentFromReleaseByLabel("Spring");
  expect([await readTitles(), await readTitles(byId), await readTitles(byLabel)]).toEqual([
    published,
    inSpring,
    inSpring,
  ]);
  expect(await byId.getByUID("page", "oslo")).toMatchObject({
    id: "oslo-1",
    first_publication_date: null,
    last_publication_date: null,
  });
});

test("a document that is put into a release is named in the response", async () => {
  const { edit, id, romeId } = await startWithRelease();
  const put = await edit("PUT", `releases/${id}/documents/${romeId}`, content("rome", "Rome in May"));
  expect(put).toMatchObject({ status: 200, body: { id: romeId } });
});

test("a release lists its documents, and which are archived", async () => {
  const { edit, romeId, parisId } = await startWithRelease();
  const documents = [
    { id: romeId, archived: false },
    { id: "oslo-1", archived: false },
    { id: parisId, archived: true },
  ];
  expect(await edit("GET", "releases")).toMatchObject({
    body: {
      results: [{ documents: expect.arrayContaining(documents.map((document) => expect.objectContaining(document))) }],
    },
  });
});

test("a release that is published is what everybody sees, and is no release any more", async () => {
  const { edit, id, newClient, readTitles } = await startWithRelease();
  const response = await edit("POST", `releases/${id}/publish`);
  expect(response).toMatchObject({ status: 200, body: { ref: (await newClient().getMasterRef()).ref } });
  expect(await readTitles()).toEqual(inSpring);
  expect(await newClient().getReleases()).toEqual([]);
  expect(await newClient().getTags()).toEqual(["new"]);
  expect((await newClient().getByUID("page", "oslo")).first_publication_date).toMatch(/^\d{4}-.*\+0000$/);
});

test("a document that is published again, or in another release, has the dates of its publications", async () => {
  const { create, edit, findId, newClient } = await startEditing([rome]);
  const id = await findId("rome");
  const [away, back, other] = [
    await create("releases", "A"),
    await create("releases", "B"),
    await create("drafts", "C"),
  ];
  await edit("PUT", `drafts/${other.id}/documents/new-1`, content("oslo", "Oslo"));
  const draft = async (document: string) => {
    const { body } = await edit("POST", "previews", { draft: other.id });
    const { token } = v.parse(v.object({ token: v.string() }), body);
    return newClient().getByID(document, { ref: token });
  };
  expect(await draft("new-1")).toMatchObject({ first_publication_date: null, last_publication_date: null });
  await edit("PUT", `releases/${back.id}/documents/new-1`, content("oslo", "Oslo"));

  const { first_publication_date: first } = await newClient().getByID(id);
  await edit("POST", `releases/${away.id}/documents/${id}/archive`);
  await edit("POST", `releases/${away.id}/publish`);
  await edit("PUT", `releases/${back.id}/documents/${id}`, content("rome", "Roma"));
  const inRelease = newClient();
  inRelease.queryContentFromReleaseByID(back.id);
  expect(await inRelease.getByID(id)).toMatchObject({ first_publication_date: first });
  await edit("POST", `releases/${back.id}/publish`);
  const again = await newClient().getByID(id);
  expect(again.first_publication_date).toBe(first);
  expect(again.last_publication_date > first).toBe(true);
  const oslo = await newClient().getByID("new-1");
  expect(await draft("new-1")).toMatchObject({ first_publication_date: null });
  await edit("PUT", `drafts/${other.id}/documents/new-1`, content("oslo", "Oslo again"));
  expect(await draft("new-1")).toMatchObject({ first_publication_date: oslo.first_publication_date });
});

test("what a release says about a document can be taken back", async () => {
  const { create, edit, findId, newClient } = await startEditing([rome]);
  const { id } = await create("releases", "Spring");
  const romeId = await findId("rome");
  await edit("PUT", `releases/${id}/documents/${romeId}`, content("rome", "Rome in spring"));
  expect(await edit("DELETE", `releases/${id}/documents/${romeId}`)).toMatchObject({ status: 200 });
  const client = newClient();
  client.queryContentFromReleaseByID(id);
  expect((await client.getByUID("page", "rome")).data).toEqual({ title: "Rome" });
});

test("a reader in the middle of its pages goes on with the moment it began with while a release is published", async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    page(`p-${String(index).padStart(2, "0")}`, { data: { title: "old" } }),
  );
  const { client, create, edit, newClient } = await startEditing(many);
  const orderings = [{ field: "my.page.uid" }];
  const { ref } = await client.getMasterRef();
  const first = await client.get({ ref, orderings });
  const { id } = await create("releases", "All at once");
  for (const result of first.results) {
    await edit("PUT", `releases/${id}/documents/${result.id}`, content(`z-${result.uid}`, "new"));
  }
  await edit("POST", `releases/${id}/publish`);

  const second = await client.get({ ref, orderings, page: 2 });
  const read = [...first.results, ...second.results];
  expect(read.map(({ uid }) => uid)).toEqual(many.map(({ uid }) => uid));
  expect(new Set(read.map(({ data }) => data["title"]))).toEqual(new Set(["old"]));
  const now = await newClient().dangerouslyGetAll();
  expect(now.filter(({ data }) => data["title"] === "new")).toHaveLength(20);
});

test("a translation joins the group of the document it translates, and each language is there once", async () => {
  const german = page("paris", { lang: "de-de", data: { title: "Paris" } });
  const { create, edit, findId, newClient } = await startEditing([rome, paris, german]);
  const { id } = await create("releases", "German");
  const original = await findId("rome");
  const rom = content("rom", "Rom", { lang: "de-de", alternate_language_id: original });
  expect(await edit("PUT", `releases/${id}/documents/rom-1`, rom)).toMatchObject({ status: 200 });
  expect(await edit("PUT", `releases/${id}/documents/rom-2`, { ...rom, uid: "roma" })).toMatchObject({
    status: 409,
    body: {
      message: `"rom-1" is the de-de translation of "${original}" already: change that one, or archive it first.`,
    },
  });
  expect(
    await edit("PUT", `releases/${id}/documents/rom-2`, { ...rom, alternate_language_id: "nobody" }),
  ).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('there is no document "nobody"') },
  });
  await edit("POST", `releases/${id}/publish`);
  expect((await newClient().getByUID("page", "rome")).alternate_languages).toMatchObject([
    { id: "rom-1", lang: "de-de", uid: "rom" },
  ]);
});

test("a document that was read can be written back as it is: its links still lead to the documents as they are then", async () => {
  const link = { link_type: "Document", type: "page", uid: "paris" };
  const linked = page("rome", { data: { link } });
  const { create, edit, newClient } = await startEditing([linked, paris]);
  const { id, uid, type, lang, tags, data } = await newClient().getByUID("page", "rome");
  const { id: release } = await create("releases", "Round trip");
  await edit("PUT", `releases/${release}/documents/${id}`, { uid, type, lang, tags, data });
  const { id: parisId } = await newClient().getByUID("page", "paris");
  await edit("PUT", `releases/${release}/documents/${parisId}`, content("paname", "Paris"));
  await edit("POST", `releases/${release}/publish`);
  const after = await newClient().getByUID("page", "rome");
  expect(after.data["link"]).toMatchObject({ link_type: "Document", id: parisId, uid: "paname" });
});

test("each change is reported, and reading is not", async () => {
  const changed = vi.fn();
  const { create, edit } = await startEditing([rome], { changed });
  await edit("GET", "releases");
  await edit("DELETE", "releases/none");
  expect(changed).toHaveBeenCalledTimes(0);
  const { id } = await create("releases", "Spring");
  await edit("POST", `releases/${id}/publish`);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("without a write token every request is refused", async () => {
  const { edit, newClient } = await startEditing([rome]);
  for (const token of ["", "wrong", "secret2"]) {
    expect(await edit("GET", "releases", undefined, token)).toMatchObject({ status: 401 });
    expect(await edit("POST", "releases", { label: "Spring" }, token)).toMatchObject({ status: 401 });
  }
  expect(await newClient().getReleases()).toEqual([]);
});

test.each([
  ["no JSON", "POST", "releases", undefined, [{ property: "", error: "the body is not JSON" }]],
  ["no label", "POST", "releases", {}, [{ property: "label" }]],
  ["a label of blanks", "POST", "releases", { label: "  " }, [{ property: "label", error: "it needs a text" }]],
  [
    "a date without a time",
    "POST",
    "releases",
    { label: "a", scheduledAt: "2030-01-01" },
    [{ property: "scheduledAt" }],
  ],
  [
    "a date that is none",
    "POST",
    "releases",
    { label: "a", scheduledAt: "2030-02-31T00:00:00Z" },
    [{ property: "scheduledAt" }],
  ],
  [
    "a time that has passed",
    "POST",
    "releases",
    { label: "a", scheduledAt: "2020-01-01T00:00:00Z" },
    [{ property: "scheduledAt" }],
  ],
  ["a member nobody knows", "POST", "releases", { label: "a", when: 1 }, [{ property: "when" }]],
  ["a draft with a schedule", "POST", "drafts", { label: "a", scheduledAt: null }, [{ property: "scheduledAt" }]],
])("%s is a 400 that names it", async (_, method, path, body, details) => {
  const { edit } = await startEditing([]);
  expect(await edit(method, path, body)).toMatchObject({ status: 400, body: { message: expect.any(String), details } });
});

test("everything that is wrong with a document is named at once", async () => {
  const { create, edit } = await startEditing([rome]);
  const { id } = await create("releases", "Spring");
  const body = { type: "", lang: "en-us", uid: "a b", data: [], more: 1 };
  const { status, body: problem } = await edit("PUT", `releases/${id}/documents/new`, body);
  expect(status).toBe(400);
  const details = ["type", "uid", "data", "more"].map((property) => ({ property, error: expect.any(String) }));
  expect(problem).toMatchObject({ details });
});

test("what can't be done is refused with a status and a sentence", async () => {
  const { create, edit, findId } = await startEditing([rome]);
  const { id } = await create("releases", "Spring");
  const draft = await create("drafts", "Try");
  const romeId = await findId("rome");
  const put = (document: string, body: object) => edit("PUT", `releases/${id}/documents/${document}`, body);
  const rows: readonly (readonly [Awaited<ReturnType<typeof edit>>, number, string])[] = [
    [await edit("PATCH", "releases/none", { label: "a" }), 404, 'no release "none"'],
    [await edit("POST", `releases/${draft.id}/publish`), 404, "no release"],
    [await edit("POST", `releases/${id}/documents/none/archive`), 404, "none"],
    [await put("new", content("rome", "Rome")), 409, "rome"],
    [await put("new", content("new", "New", { lang: "xx-xx" })), 400, "xx-xx"],
    [await put("no%20id", content("new", "New")), 400, "no document id"],
    [await put(romeId, content("rome", "Rom", { lang: "de-de" })), 409, "remains one"],
  ];
  for (const [{ status, body }, expected, words] of rows) {
    expect({ status, body }).toEqual({
      status: expected,
      body: expect.objectContaining({ message: expect.stringContaining(words) }),
    });
  }
});

test("a type without a model is refused where there are models", async () => {
  const { create, edit, store } = await startEditing([rome]);
  await store.insertModel("customtype", pageModel);
  const { id } = await create("releases", "Spring");
  const put = (type: string) => edit("PUT", `releases/${id}/documents/new`, { ...content("new", "New"), type });
  expect(await put("pgae")).toMatchObject({ status: 400, body: { message: 'type: there is no custom type "pgae".' } });
  expect(await put("page")).toMatchObject({ status: 200 });
});

test("values that do not fit the model are refused, all at once", async () => {
  const { create, edit, store } = await startEditing([rome]);
  await store.insertModel("customtype", pageModel);
  const { id } = await create("drafts", "Try");
  const put = (data: object) => edit("PUT", `drafts/${id}/documents/new`, { ...content("new", "New"), data });
  const details = [{ property: "data.title" }, { property: "data.titel" }];
  expect(await put({ title: 1, titel: "New" })).toMatchObject({ status: 400, body: { details } });
  expect(await put({ title: "New" })).toMatchObject({ status: 200 });
});

test("a body that is nested without end is refused, not gone through", async () => {
  const { create, edit } = await startEditing([rome]);
  const { id } = await create("drafts", "Try");
  const data: unknown = JSON.parse(`{"title":${"[".repeat(1000)}${"]".repeat(1000)}}`);
  expect(await edit("PUT", `drafts/${id}/documents/new`, { ...content("new", "New"), data })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("100 levels") },
  });
});
