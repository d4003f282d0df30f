import { expect, test } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testClient } from "./test-client.example.ts";
import { masterRef, createRepository, startTestService, type TestService } from "./test-service.example.ts";

const listRequestedRefs = (service: TestService) => service.searches().map((query) => query.get("ref"));

/** A repository whose every reading has another master ref, and a client with a clock. */
async function setUp() {
  const service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }),
    search: (_nth, query) =>
      query.get("ref") === "gone"
        ? { status: 410, json: { type: "api_validation_error", message: "It has expired." } }
        : { json: { results: [] } },
  });
  const clock = { now: 0 };
  const client = testClient(service, { time: { now: () => clock.now, wait: async () => {} } });
  return { service, client, clock };
}

test("P33: after a publication the repository is read again at once", async () => {
  const { service, client } = await setUp();
  await using _ = service;
  await client.ofHost("www.tessera.example", ["page"]);
  await client.ofHost("www.tessera.example", ["page"]);
  client.published(undefined);
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["m1", "m1", "m2"]);
});

test("P33: the ref of a publication counts for as long as a repository from before may be cached", async () => {
  const { service, client, clock } = await setUp();
  await using _ = service;
  client.published("m9");
  await client.ofHost("www.tessera.example", ["page"]);
  clock.now = 5000;
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["m9", "m2"]);
});

test("P33: a message that arrives again after a later one does not bring its ref back", async () => {
  const { service, client } = await setUp();
  await using _ = service;
  for (const ref of ["m8", "m9", "m8"]) client.published(ref);
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["m9"]);
});

test("P33: after a publication without a ref, that of the one before no longer counts", async () => {
  const { service, client } = await setUp();
  await using _ = service;
  client.published("m9");
  await client.ofHost("www.tessera.example", ["page"]);
  client.published(undefined);
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["m9", "m2"]);
});

test("P33: the ref of a publication that is gone is replaced by that of the repository", async () => {
  const { service, client } = await setUp();
  await using _ = service;
  client.published("gone");
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["gone", "m2"]);
});

test("P33: a site that shows a release stays with it", async () => {
  await using service = await startTestService();
  const client = testClient(service, { mode: { kind: "ref", ref: "r1" } });
  client.published("m9");
  await client.ofHost("www.tessera.example", ["page"]);
  expect(listRequestedRefs(service)).toEqual(["r1"]);
});

test("documents are found by their ids in any language, each id once, in one query", async () => {
  const rome = testDocument("rome", "page", {}, "de-de");
  await using service = await startTestService({ search: () => ({ json: { results: [rome] } }) });
  const client = testClient(service);
  expect(await client.byIds(["rome", "oslo", "rome", '"] or'])).toMatchObject([{ id: "rome" }]);
  expect(service.searches().map((query) => [query.get("q"), query.get("lang")])).toEqual([
    ['[[any(document.id, ["rome", "oslo"])]]', "*"],
  ]);
  expect(await client.byIds([])).toEqual([]);
  expect(service.searches()).toHaveLength(1);
});
