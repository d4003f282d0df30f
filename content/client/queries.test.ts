import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testClient } from "./test-client.example.ts";
import { masterRef, startTestService, createRepository } from "./test-service.example.ts";

test("H27: tags are read through the form that the repository names", async () => {
  await using service = await startTestService({
    repository: () => ({ json: { ...createRepository(masterRef("m1")), forms: { tags: { action: tagsUrl } } } }),
    tags: () => ({ json: ["rome", "london"] }),
  });
  const tagsUrl = service.endpoint.replace("/v2", "/tags");
  expect(await testClient(service).tags()).toEqual(["rome", "london"]);
});

test("W86: where a page and a redirect are at one address, the page is found", async () => {
  const uid = "www.tessera.example.rome";
  const [redirect, page] = [testDocument(uid, "redirect", {}), testDocument(uid, "microsite", {})];
  await using service = await startTestService({ search: () => ({ json: { results: [redirect, page] } }) });
  expect(await testClient(service).page(uid, locales.en)).toMatchObject({ type: "microsite" });
});

test("I7: without that form it is said so", async () => {
  await using service = await startTestService();
  await expect(testClient(service).tags()).rejects.toMatchObject({
    kind: "form-not-found",
    message: 'Form with name "tags" could not be found',
  });
});

test("a list of all documents names its ref, and has the requested fields alone", async () => {
  await using service = await startTestService();
  expect(await testClient(service).allAtRef(["microsite", "redirect"], ["microsite.title"])).toEqual({
    ref: "m1",
    documents: [],
  });
  const query = service.searches().find((search) => search.get("pageSize") === "100");
  expect(query?.get("fetch")).toBe("microsite.title");
  expect(query?.getAll("q")).toEqual(['[[any(document.type, ["microsite", "redirect"])]]']);
  expect([query?.get("lang"), query?.get("ref")]).toEqual(["en-us", "m1"]);
});

test("F15: a list of the slices of one type has no other field of the documents", async () => {
  await using service = await startTestService();
  await testClient(service).slicesAtRef(["microsite", "showpage"], "video", ["film", "seconds"]);
  const query = service.searches().find((search) => search.get("pageSize") === "100");
  const slices = "{ slices { ...on video { variation { ...on default { primary { film seconds } } } } } }";
  expect(query?.get("graphQuery")).toBe(`{ microsite ${slices} showpage ${slices} }`);
  expect(query?.has("fetch")).toBe(false);
});

test("H32: languages are listed side by side, each in pages of 100 with 500 ms between them", async () => {
  const languages = ["en-us", "de-de"].map((id) => ({ id, name: id }));
  const page = (nth: number) => [`/${nth}`, nth < 3 ? "http://next" : null] as const;
  await using service = await startTestService({
    repository: () => ({ json: { ...createRepository(masterRef("m1")), languages } }),
    search: (_nth, query) => {
      const [uid, next] = page(Number(query.get("page")));
      const results =
        query.get("pageSize") === "1" ? [] : [testDocument(uid, "microsite", {}, query.get("lang") ?? "")];
      return { json: { results, total_results_size: 3, next_page: next } };
    },
  });
  const waits: number[] = [];
  // The first language that waits does so until the other one waits too.
  const wait = async (ms: number) => {
    waits.push(ms);
    await expect.poll(() => waits.length).toBeGreaterThan(1);
  };
  const time = { now: () => 0, wait };
  const { documents } = await testClient(service, { time }).allAtRef(["microsite"], []);
  const expected = ["en-us", "de-de"].flatMap((lang) => ["/1", "/2", "/3"].map((uid) => [lang, uid]));
  expect(documents.map(({ lang, uid }) => [lang, uid])).toEqual(expected);
  expect(waits).toEqual([500, 500, 500, 500]);
});

test("a list of all documents is none when some are missing", async () => {
  const page = { results: [testDocument("rome", "microsite", {})], total_results_size: 1, next_page: null };
  await using service = await startTestService({
    search: (_nth, query) => ({ json: { ...page, total_results_size: query.get("pageSize") === "1" ? 2 : 1 } }),
  });
  const { allAtRef, allIn } = testClient(service);
  const incomplete = { kind: "invalid-response", message: "A list has 1 documents of 2" };
  await expect(allAtRef(["microsite"], [])).rejects.toMatchObject(incomplete);
  await expect(allIn(["microsite"], [], locales.de)).rejects.toMatchObject(incomplete);
});

test("all documents in one language have the requested fields alone", async () => {
  await using service = await startTestService();
  expect(await testClient(service).allIn(["microsite"], ["microsite.tagged_city"], locales.de)).toEqual([]);
  const [query] = service.searches();
  expect([query?.get("lang"), query?.get("fetch")]).toEqual(["de-de", "microsite.tagged_city"]);
});

test("documents are counted with one request for one of them", async () => {
  await using service = await startTestService({ search: () => ({ json: { total_results_size: 7000 } }) });
  expect(await testClient(service).count(["microsite"])).toBe(7000);
  expect(service.searches().map((query) => query.get("pageSize"))).toEqual(["1"]);
});

test("J9: the ref costs one request in five seconds, and a publication's counts at once", async () => {
  let time = 0;
  await using service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }),
  });
  const client = testClient(service, { time: { now: () => time, wait: async () => {} } });
  const refs = [await client.ref(), await client.ref()];
  time += 5001;
  refs.push(await client.ref());
  client.published("m9");
  refs.push(await client.ref());
  expect(refs).toEqual(["m1", "m1", "m2", "m9"]);
  expect(service.repositories()).toBe(2);
});
