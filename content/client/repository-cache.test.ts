import { expect, test } from "vitest";
import { clientOf } from "./client.example.ts";
import { createRepositoryCache } from "./repository-cache.ts";
import { masterRef, playService, repositoryOf } from "./service.example.ts";

/** A client with a clock, and the refs it asked with. */
function setUp(service: Awaited<ReturnType<typeof playService>>) {
  let time = 0;
  const client = clientOf(service, { time: { now: () => time, wait: async () => {} } });
  return {
    client,
    ask: () => client.all(["microsite"]),
    pass: (ms: number) => (time += ms),
    refs: () => service.searches().map((query) => query.get("ref")),
  };
}

const moving = () => playService({ repository: (nth) => ({ json: repositoryOf(masterRef(`m${nth}`)) }) });

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
  await using service = await playService({
    repository: (nth) => (nth === 1 ? { status: 500, json: {} } : { json: repositoryOf(masterRef("m1")) }),
  });
  const { ask } = setUp(service);
  await expect(Promise.all([ask(), ask()])).rejects.toMatchObject({ kind: "generic" });
  expect(await ask()).toEqual([]);
  expect(service.repositories()).toBe(2);
});

test("what is forgotten is asked for anew, but not what is under way: it is newer than what was gone", async () => {
  const cache = createRepositoryCache(() => 0);
  let asked = 0;
  const read = () =>
    cache.read(async () => {
      asked += 1;
      return new ArrayBuffer(asked);
    });
  const first = await read();
  cache.forget();
  const second = read();
  cache.forget();
  const later = await Promise.all([second, read()]);
  expect([first, ...later].map(({ byteLength }) => byteLength)).toEqual([1, 2, 2]);
});
