import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testClient } from "./test-client.example.ts";
import { masterRef, createRepository, startTestService } from "./test-service.example.ts";

const timedOut = { kind: "time-out", message: "The content service took longer than 100 ms", cause: expect.anything() };
const unreachable = { kind: "generic", message: "The content service could not be reached", cause: expect.anything() };

test.each(["repository", "search"])("a %s without a response costs no more than the time-out", async (kind) => {
  await using service = await startTestService({ [kind]: () => ({ fault: "silence" }) });
  await expect(
    testClient(service, { timeoutMs: 100 }).ofHost("www.tessera.example", ["microsite"]),
  ).rejects.toMatchObject(timedOut);
});

test("a body that never ends costs no more than the time-out", async () => {
  await using service = await startTestService({ search: () => ({ fault: "no-end" }) });
  await expect(
    testClient(service, { timeoutMs: 100 }).ofHost("www.tessera.example", ["microsite"]),
  ).rejects.toMatchObject(timedOut);
});

test.each(["repository", "search"])("a %s that breaks off is a failure of the network", async (kind) => {
  await using service = await startTestService({ [kind]: () => ({ fault: "break-off" }) });
  await expect(testClient(service).ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject(unreachable);
});

test("a service that is not there is a failure of the network", async () => {
  const service = await startTestService();
  await service[Symbol.asyncDispose]();
  await expect(testClient(service).ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject(unreachable);
});

test("the next query sends a failed request again", async () => {
  await using service = await startTestService({
    search: (nth) => (nth <= 2 ? { status: 500, json: {} } : { json: { results: [] } }),
  });
  const client = testClient(service);
  await expect(client.ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject({ kind: "generic" });
  expect(await client.ofHost("www.tessera.example", ["microsite"])).toEqual([]);
});

/** A client with a clock, and the refs of its searches. */
function setUp(service: Awaited<ReturnType<typeof startTestService>>) {
  let time = 0;
  const client = testClient(service, { time: { now: () => time, wait: async () => {} } });
  return {
    client,
    query: () => client.ofHost("www.tessera.example", ["microsite"]),
    pass: (ms: number) => (time += ms),
    refs: () => service.searches().map((query) => query.get("ref")),
  };
}

const moving = () => startTestService({ repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }) });

test("J10: the repository is cached for 5000 ms", async () => {
  await using service = await moving();
  const { query, pass, refs } = setUp(service);
  await query();
  pass(4999);
  await query();
  pass(1);
  await query();
  expect(refs()).toEqual(["m1", "m1", "m2"]);
});

test("J10: queries at one time share one request for the repository, previews among them", async () => {
  await using service = await moving();
  const { client, query } = setUp(service);
  const preview = client.withPreview("m-1:p-1");
  await Promise.all([
    query(),
    client.ofHost("www.tessera.example", ["common_header"]),
    preview.ofHost("www.tessera.example", ["redirect"]),
  ]);
  expect([service.repositories(), service.searches().length]).toEqual([1, 3]);
});

test("a repository that could not be read is not cached", async () => {
  await using service = await startTestService({
    repository: (nth) => (nth <= 2 ? { status: 500, json: {} } : { json: createRepository(masterRef("m1")) }),
  });
  const { query } = setUp(service);
  await expect(Promise.all([query(), query()])).rejects.toMatchObject({ kind: "generic" });
  expect(await query()).toEqual([]);
  expect(service.repositories()).toBe(3);
});

test("I9: after five outages in a row no request is sent, for previews neither", async () => {
  await using service = await startTestService({ search: () => ({ status: 503 }) });
  const client = testClient(service);
  for (let count = 0; count < 5; count += 1) await client.ofHost("www.tessera.example", ["microsite"]).catch(() => {});
  expect(service.searches()).toHaveLength(10);
  const notSent = { ...unreachable, cause: { kind: "circuit-open" } };
  await expect(client.ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject(notSent);
  await expect(client.withPreview("m-1:p-1").ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject(
    notSent,
  );
  expect(service.searches()).toHaveLength(10);
});

test("a response over 16 MB is an error after one request, so that none can fill the memory", async () => {
  await using service = await startTestService({ search: () => ({ text: "x".repeat(16_000_001) }) });
  const tooLarge = { ...unreachable, cause: { kind: "too-large", cause: { name: "RangeError" } } };
  await expect(testClient(service).ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject(tooLarge);
  expect(service.searches()).toHaveLength(1);
});

test.each([
  ["HTML", { text: "<html></html>" }],
  ["nothing", { text: "" }],
  ["JSON of another shape", { json: { error: "maintenance" } }],
  ["a repository without refs", { json: createRepository() }],
  [
    "a repository of thousands of refs",
    { json: createRepository(...Array.from({ length: 8000 }, () => masterRef("m"))) },
  ],
])("I7: a repository that is %s is not cached", async (_title, nonsense) => {
  await using service = await startTestService({
    repository: (nth) => (nth === 1 ? nonsense : { json: createRepository(masterRef("m1")) }),
  });
  const client = testClient(service);
  await expect(client.ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject({ name: "ContentError" });
  expect(await client.ofHost("www.tessera.example", ["microsite"])).toEqual([]);
});

test.each([
  ["HTML", { text: "<html></html>" }],
  ["nothing", { text: "" }],
  ["an empty list", { json: [] }],
  ["JSON of another shape", { json: { error: "maintenance" } }],
  ["a list that counts nothing", { text: '{"results":[]}' }],
  ["a count without its results", { json: { results: [], total_results_size: 1 } }],
  ["truncated", { text: '{"results":[],"total_results_size":0' }],
])("I7: a search whose response is %s never means that there is no page", async (_title, nonsense) => {
  await using service = await startTestService({ search: () => nonsense });
  await expect(testClient(service).page("www.tessera.example", locales.en)).rejects.toMatchObject({
    kind: "invalid-response",
  });
});

test("I9: pages that need the same document at the same time share one search", async () => {
  await using service = await startTestService();
  const client = testClient(service);
  await Promise.all(Array.from({ length: 20 }, () => client.page("www.tessera.example", locales.en)));
  expect([service.repositories(), service.searches().length]).toEqual([1, 1]);
});
