import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { type ContentMode, readMode } from "./content-mode.ts";
import { masterRef, type TestService, startTestService, createRepository } from "./test-service.example.ts";

const friday = { id: "R1", ref: "r1~m1", label: "Black Friday", isMasterRef: false };
const repository = () => ({ json: createRepository(friday, masterRef("m1")) });
const gone = { status: 410, json: { type: "api_validation_error", message: "It has expired. Master ref is: m2" } };
const unknown = { status: 404, json: { type: "api_notfound_error", message: "Not found. Master ref is: m2" } };

/** Returns the refs that one query in this mode is sent with. */
async function listRequestedRefs(service: TestService, mode: ContentMode) {
  await testClient(service, { mode }).ofHost("www.tessera.example", ["microsite"]);
  return service.searches().map((query) => query.get("ref"));
}

test.each<[ContentMode, string]>([
  [{ kind: "latest" }, "m1"],
  [{ kind: "release-id", id: "R1" }, "r1~m1"],
  [{ kind: "release-label", label: "Black Friday" }, "r1~m1"],
  [{ kind: "ref", ref: "r0~m0" }, "r0~m0"],
])("E18: %j reads %s", async (mode, ref) => {
  await using service = await startTestService({ repository });
  expect(await listRequestedRefs(service, mode)).toEqual([ref]);
});

test.each<ContentMode>([
  { kind: "release-id", id: "Black Friday" },
  { kind: "release-id", id: "master" },
  { kind: "release-label", label: "R1" },
])("I7: without its release, %j says that the ref could not be found, and searches nothing", async (mode) => {
  await using service = await startTestService({ repository });
  await expect(listRequestedRefs(service, mode)).rejects.toMatchObject({
    kind: "ref-not-found",
    message: "Ref could not be found",
    cause: { message: expect.stringContaining("could not be found") },
  });
  expect(service.searches()).toEqual([]);
});

test("I7: a repository without a master ref says that the ref could not be found", async () => {
  await using service = await startTestService({ repository: () => ({ json: createRepository(friday) }) });
  await expect(listRequestedRefs(service, { kind: "latest" })).rejects.toMatchObject({ kind: "ref-not-found" });
});

test.each([gone, unknown])("a master ref that is gone when it is used is looked up again (%j)", async (refusal) => {
  await using service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`)) }),
    search: (nth) => (nth === 1 ? refusal : { json: { results: [] } }),
  });
  expect(await listRequestedRefs(service, { kind: "latest" })).toEqual(["m1", "m2"]);
});

test("a release whose ref is gone is looked up again, not replaced by the published content", async () => {
  await using service = await startTestService({
    repository: (nth) => ({ json: createRepository(masterRef(`m${nth}`), { ...friday, ref: `r1~m${nth}` }) }),
    search: (nth) => (nth === 1 ? gone : { json: { results: [] } }),
  });
  expect(await listRequestedRefs(service, { kind: "release-id", id: "R1" })).toEqual(["r1~m1", "r1~m2"]);
});

test("a ref that stays gone is looked up again once", async () => {
  await using service = await startTestService({ search: () => gone });
  await expect(listRequestedRefs(service, { kind: "latest" })).rejects.toMatchObject({ kind: "ref-not-found" });
  expect([service.repositories(), service.searches().length]).toEqual([2, 2]);
});

test("a ref of the environment that is gone is an error: other content is no substitute", async () => {
  await using service = await startTestService({ search: () => gone });
  await expect(listRequestedRefs(service, { kind: "ref", ref: "m0" })).rejects.toMatchObject({ kind: "ref-not-found" });
  expect(service.searches().map((query) => query.get("ref"))).toEqual(["m0"]);
});

const empty = { CONTENT_REF: "", CONTENT_RELEASE_ID: "", CONTENT_RELEASE_LABEL: "" };

test.each([
  [{}, { kind: "latest" }],
  [{ CONTENT_REF: "m1" }, { kind: "ref", ref: "m1" }],
  [{ CONTENT_RELEASE_ID: "R1" }, { kind: "release-id", id: "R1" }],
  [{ CONTENT_RELEASE_LABEL: "Black Friday" }, { kind: "release-label", label: "Black Friday" }],
])("E18: the environment %j means %j", (settings, mode) => {
  expect(readMode({ ...empty, ...settings })).toEqual(mode);
});

test("two modes at once are refused", () => {
  expect(() => readMode({ ...empty, CONTENT_REF: "m1", CONTENT_RELEASE_ID: "R1" })).toThrow("Set one of");
});
