import { expect, test } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testClient } from "./test-client.example.ts";
import { masterRef, startTestService, createRepository } from "./test-service.example.ts";

/** As many as need several pages. */
const ids = Array.from({ length: 250 }, (_each, nth) => `document-${nth}`);

const createResultPage = (nth: number, next: string | null) => ({
  json: { results: [testDocument(`page-${nth}`, "microsite", {})], next_page: next },
});

test("H32: all documents come in pages of 100 with 500 ms between them", async () => {
  await using service = await startTestService({
    search: (nth) => createResultPage(nth, nth < 3 ? "http://next" : null),
  });
  const waits: number[] = [];
  const time = { now: () => 0, wait: async (ms: number) => void waits.push(ms) };
  const documents = await testClient(service, { time }).byIds(ids);
  expect(documents.map(({ uid }) => uid)).toEqual(["page-1", "page-2", "page-3"]);
  expect(service.searches().map((query) => [query.get("page"), query.get("pageSize")])).toEqual([
    ["1", "100"],
    ["2", "100"],
    ["3", "100"],
  ]);
  expect(waits).toEqual([500, 500]);
});

test("all pages are of one ref, however much is published meanwhile", async () => {
  let time = 0;
  await using service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }),
    search: (nth) => createResultPage(nth, nth < 2 ? "http://next" : null),
  });
  const wait = async () => void (time += 60_000);
  await testClient(service, { time: { now: () => time, wait } }).byIds(ids);
  expect(service.searches().map((query) => query.get("ref"))).toEqual(["m1", "m1"]);
});

test("pages that were read of a ref that is gone are read again", async () => {
  const gone = { status: 410, json: { type: "api_validation_error", message: "Expired" } };
  await using service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }),
    search: (nth) => (nth === 2 ? gone : createResultPage(nth, nth < 4 ? "http://next" : null)),
  });
  const documents = await testClient(service).byIds(ids);
  expect(documents.map(({ uid }) => uid)).toEqual(["page-3", "page-4"]);
  expect(service.searches().map((query) => query.get("ref"))).toEqual(["m1", "m1", "m2", "m2"]);
});

test("a service that always names a next page is not followed past an empty one", async () => {
  await using service = await startTestService({ search: () => ({ json: { results: [], next_page: "http://next" } }) });
  expect(await testClient(service).byIds(ids)).toEqual([]);
  expect(service.searches()).toHaveLength(1);
});

test("I10: a search of a thousand faults is reported for its first", async () => {
  const results = Array.from({ length: 1000 }, () => ({ id: "a", x: 1 }));
  await using service = await startTestService({ search: () => ({ json: { results, next_page: null } }) });
  await expect(testClient(service).byIds(ids)).rejects.toMatchObject({
    kind: "invalid-response",
    cause: { issues: { length: 1 } },
  });
});
