import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { masterRef, repositoryOf, startTestService } from "./test-service.example.ts";

const timedOut = { kind: "time-out", message: "The content service took longer than 100 ms", cause: expect.anything() };
const unreachable = { kind: "generic", message: "The content service could not be reached", cause: expect.anything() };

test.each(["repository", "search"])("a %s that never answers costs no more than the time-out", async (kind) => {
  await using service = await startTestService({ [kind]: () => ({ fault: "silence" }) });
  await expect(testClient(service, { timeoutMs: 100 }).all(["microsite"])).rejects.toMatchObject(timedOut);
});

test("a body that never ends costs no more than the time-out", async () => {
  await using service = await startTestService({ search: () => ({ fault: "no-end" }) });
  await expect(testClient(service, { timeoutMs: 100 }).all(["microsite"])).rejects.toMatchObject(timedOut);
});

test.each(["repository", "search"])("a %s that breaks off is a failure of the network", async (kind) => {
  await using service = await startTestService({ [kind]: () => ({ fault: "break-off" }) });
  await expect(testClient(service).all(["microsite"])).rejects.toMatchObject(unreachable);
});

test("a service that is not there is a failure of the network", async () => {
  const service = await startTestService();
  await service[Symbol.asyncDispose]();
  await expect(testClient(service).all(["microsite"])).rejects.toMatchObject(unreachable);
});

test("what failed is asked anew by the next question, not shared with it", async () => {
  await using service = await startTestService({
    search: (nth) => (nth <= 2 ? { status: 500, json: {} } : { json: { results: [] } }),
  });
  const client = testClient(service);
  await expect(client.all(["microsite"])).rejects.toMatchObject({ kind: "generic" });
  expect(await client.all(["microsite"])).toEqual([]);
});

/** A client with a clock, and the refs it asked with. */
function setUp(service: Awaited<ReturnType<typeof startTestService>>) {
  let time = 0;
  const client = testClient(service, { time: { now: () => time, wait: async () => {} } });
  return {
    client,
    ask: () => client.all(["microsite"]),
    pass: (ms: number) => (time += ms),
    refs: () => service.searches().map((query) => query.get("ref")),
  };
}

const moving = () => startTestService({ repository: (nth) => ({ json: repositoryOf(masterRef(`m${nth}`)) }) });

test("J10: the repository is kept for 5000 ms", async () => {
  await using service = await moving();
  const { ask, pass, refs } = setUp(service);
  await ask();
  pass(4999);
  await ask();
  pass(1);
  await ask();
  expect(refs()).toEqual(["m1", "m1", "m2"]);
});

test("J10: questions at one time share one request for the repository, previews among them", async () => {
  await using service = await moving();
  const { client, ask } = setUp(service);
  const preview = client.withPreview("m-1:p-1");
  await Promise.all([ask(), client.ofHost("www.tessera.example", ["common_header"]), preview.all(["redirect"])]);
  expect([service.repositories(), service.searches().length]).toEqual([1, 3]);
});

test("a repository that could not be read is not kept", async () => {
  await using service = await startTestService({
    repository: (nth) => (nth <= 2 ? { status: 500, json: {} } : { json: repositoryOf(masterRef("m1")) }),
  });
  const { ask } = setUp(service);
  await expect(Promise.all([ask(), ask()])).rejects.toMatchObject({ kind: "generic" });
  expect(await ask()).toEqual([]);
  expect(service.repositories()).toBe(3);
});
