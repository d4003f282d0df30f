import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Redis } from "ioredis";
import { decodePage, encodePage } from "../../server/stores/stored-page-bytes.ts";
import { cleanUp } from "./clean-up.ts";
import { concurrency, loadPages, startLoad } from "./load.ts";
import { type Machine, instance, redisMachine, scratchFolder } from "./processes.ts";
import { startProxy } from "./proxy.ts";
import { startUpstreams, type Upstreams } from "./upstreams.ts";
import { readMachineLoad } from "../support/machine-load.ts";
import { searchPrepared } from "../support/search-prepared.ts";
import { until } from "../support/until.ts";
import { type VisitOptions, visit } from "./visit.ts";

/** Milliseconds within which a publication is on every instance (J10), on an idle machine. */
const publishedWithinMs = 2_000;

let upstreams: Upstreams;
let redis: Machine;
let client: Redis;
let one: Machine;
let other: Machine;

afterAll(cleanUp);

beforeAll(async () => {
  redis = await redisMachine();
  await redis.start();
  upstreams = await startUpstreams(scratchFolder());
  const settings = { REDIS_URL: `redis://localhost:${redis.port}`, SHUTDOWN_DELAY: "1" };
  [one, other] = [await instance(upstreams, settings), await instance(upstreams, settings)];
  await Promise.all([one.start(), other.start()]);
  client = new Redis(redis.port, { lazyConnect: true, protocol: 2 });
  client.on("error", () => {});
});

const requestTitle = async (machine: Machine) => (await visit(machine.port, "/machines/")).h1;

/** Waits until a page is in Redis, with all its data. */
const stored = (path: string) =>
  until(`${path} to be shared`, async () => {
    const [key = ""] = await client.keys(`*:page:*${path}`);
    const bytes = await client.getBuffer(key);
    return bytes !== null && decodePage(toInternalPath(key), bytes)?.page.provisional === false;
  });

/** `namespace:page:/host/en/auto/_/rome` → `/host/en/auto/_/rome` */
const toInternalPath = (key: string) => key.split(":page:")[1] ?? "";

/** Visits each page of the load until an instance has it. On a busy machine it refuses what it has no time to render. */
async function visitLoadPages(machine: Machine): Promise<void> {
  for (const { path, ...page } of loadPages)
    await until(`${path} of ${machine.port}`, async () => (await visit(machine.port, path, page)).cache === "hit");
}

test("a page that one instance rendered is sent by the other without a render", async () => {
  for (const { port } of [one, other]) await searchPrepared(`http://localhost:${port}`);
  await until("a page of one instance", async () => (await visit(one.port, "/rome/")).cache === "hit");
  await stored("/en/auto/_/rome");
  const calls = await upstreams.callsDuring(async () => expect((await visit(other.port, "/rome/")).cache).toBe("hit"));
  expect(calls).toEqual([]);
  console.log("0 calls of the provider");
});

/** Between requests of one reader: without a pause, readers take the processors from what they wait for. */
const pauseMs = 10;

test("a publication is on every instance within two seconds, whichever received it", async () => {
  await upstreams.publish("Version 0", one);
  const waits: number[] = [];
  for (let version = 1; version <= 10; version += 1) {
    const [receiver, reader] = version % 2 === 0 ? [one, other] : [other, one];
    const heading = `Version ${version}`;
    // Requests go on while it is published: some of these pages are rendered from what was there before.
    const read = new AbortController();
    const readers = Promise.all(
      [one, other].map(async (machine) => {
        while (!read.signal.aborted) {
          await requestTitle(machine);
          await setTimeout(pauseMs);
        }
      }),
    );
    try {
      await upstreams.publish(heading, receiver);
      waits.push(await until(`${heading} elsewhere`, async () => (await requestTitle(reader)) === heading));
    } finally {
      read.abort();
      await readers;
    }
    await until(heading, async () => (await requestTitle(receiver)) === heading);
    for (const machine of [one, other, one, other]) expect(await requestTitle(machine)).toBe(heading);
  }
  const longest = Math.max(...waits);
  console.log(`seen by the other instance after ${waits.map(Math.round).join(", ")} ms`);
  expect(longest).toBeLessThan(publishedWithinMs * readMachineLoad());
});

test("an instance that starts again sends what is shared without a render, also in an outage of both upstreams", async () => {
  expect(loadPages).not.toEqual([]);
  await visitLoadPages(one);
  const shared = async () => (await client.keys("*:page:*")).filter((key) => !key.endsWith("/machines"));
  await until("all pages to be shared", async () => (await shared()).length >= loadPages.length);
  await one.end("SIGTERM");
  await one.start();
  for (const { path, ...page } of loadPages) expect((await visit(one.port, path, page)).cache).toBe("hit");
  await upstreams.fail();
  await one.end("SIGKILL");
  await one.start();
  for (const { path, ...page } of loadPages) expect((await visit(one.port, path, page)).status).toBe(200);
  await upstreams.recover();
  console.log(`${loadPages.length} pages, twice`);
});

/** Waits until the second instance sends a page of this build. The first page after a start may take longer than a visitor waits. */
const waitForThisBuild = (path: string, options?: VisitOptions) =>
  until(`${path} of this build`, async () =>
    ["refreshed", "hit"].includes((await visit(other.port, path, options)).cache),
  );

test("pages of an older build are rendered again, and sent as they were when that fails", async () => {
  await visitLoadPages(one);
  await stored("/ar/USD/_/the-lamplighters");
  for (const key of await client.keys("*:page:*")) {
    const internalPath = toInternalPath(key);
    const known = decodePage(internalPath, (await client.getBuffer(key)) ?? Buffer.alloc(0));
    if (known === undefined) throw new Error(`${key} is no page.`);
    const older = encodePage(internalPath, { ...known, page: { ...known.page, buildId: "older" } });
    await client.set(key, older, "KEEPTTL");
  }
  await other.end("SIGKILL");
  await other.start();
  const [first, ...others] = loadPages;
  await waitForThisBuild(first?.path ?? "/", first);
  await upstreams.fail();
  expect(others).not.toEqual([]);
  for (const { path, ...page } of others) {
    const { status, cache } = await visit(other.port, path, page);
    expect([path, status, cache]).toEqual([path, 200, "stale"]);
  }
  await upstreams.recover();
  await waitForThisBuild("/rome/", { cookie: "currency=USD" });
});

test("no request fails when Redis is killed under load, and instances share again when it is back", async () => {
  for (const machine of [one, other]) await visitLoadPages(machine);
  const load = startLoad([one.port, other.port]);
  await setTimeout(2_000);
  await redis.end("SIGKILL");
  await upstreams.publish("Without Redis", one);
  await until("the publication", async () => (await requestTitle(one)) === "Without Redis");
  await setTimeout(3_000);
  await redis.start();
  const wait = await until("the publication on the other", async () => (await requestTitle(other)) === "Without Redis");
  const { requests, failures } = await load.stop();
  expect([...failures]).toEqual([]);
  console.log(`${requests} requests, 0 failed; the publication reached the other ${Math.round(wait)} ms after Redis`);
  expect((await visit(one.port, "/de/rome/", { cookie: "currency=JPY" })).cache).toBe("miss");
  await stored("/de/JPY/_/rome");
  expect((await visit(other.port, "/de/rome/", { cookie: "currency=JPY" })).cache).toBe("hit");
});

test("no request fails while Redis hangs", async () => {
  for (const machine of [one, other]) await visitLoadPages(machine);
  const load = startLoad([one.port, other.port]);
  const pid = Number((/process_id:(\d+)/.exec(await client.info("server")) ?? [])[1]);
  process.kill(pid, "SIGSTOP");
  await setTimeout(3_000);
  process.kill(pid, "SIGCONT");
  const { requests, failures } = await load.stop();
  expect([...failures]).toEqual([]);
  console.log(`${requests} requests, 0 failed`);
});

test("only what is in flight at an instance fails when it is killed under load, and nothing when it is stopped", async () => {
  for (const machine of [one, other]) await visitLoadPages(machine);
  const killed = startLoad([one.port, other.port]);
  await setTimeout(1_000);
  await other.end("SIGKILL");
  await setTimeout(1_000);
  const { requests, failures } = await killed.stop();
  expect(failures.get(one.port) ?? []).toEqual([]);
  const lost = failures.get(other.port)?.length ?? 0;
  // A worker may lose the request in flight, and one on an idle connection.
  expect(lost).toBeLessThanOrEqual(2 * concurrency);
  await other.start();
  await visitLoadPages(other);
  const stopped = startLoad([one.port, other.port]);
  await setTimeout(1_000);
  expect(await other.end("SIGTERM")).toBe(0);
  await setTimeout(500);
  const report = await stopped.stop();
  expect([...report.failures]).toEqual([]);
  await other.start();
  await visitLoadPages(other);
  console.log(`killed: ${lost} of ${requests} failed; stopped: 0 of ${report.requests}`);
});

test("behind nginx no request fails when an instance is killed", async ({ skip }) => {
  const port = await startProxy(scratchFolder(), [one.port, other.port]);
  if (port === undefined) skip("nginx is not installed");
  const load = startLoad([port ?? 0]);
  await setTimeout(1_000);
  await other.end("SIGKILL");
  await setTimeout(1_000);
  await other.start();
  await setTimeout(500);
  const { requests, failures } = await load.stop();
  expect([...failures]).toEqual([]);
  console.log(`${requests} requests, 0 failed`);
});

test("publications of two weeks ago are deleted, and each page expires", async () => {
  const [stream = ""] = await client.keys("*:publications");
  const before = Date.now() - 15 * 86_400_000;
  // A stream that ends earlier than before counts as lost: the publications of today come after the old ones.
  const today = await client.xrange(stream, "-", "+");
  const replaced = client.multi().del(stream);
  for (let index = 1; index <= 500; index += 1)
    replaced.xadd(stream, `${before + index}-1`, "p", JSON.stringify({ from: "", tags: ["document:old"] }));
  for (const [id, fields] of today) replaced.xadd(stream, id, ...fields);
  expect(await replaced.exec()).toHaveLength(501 + today.length);
  await upstreams.publish("Pruned", one);
  await until("old publications to be deleted", async () => (await client.xlen(stream)) <= 100 + today.length);
  const pages = await client.keys("*:page:*");
  for (const key of pages) expect(await client.pttl(key)).toBeGreaterThan(0);
  const { stdout } = spawnSync("redis-cli", ["-p", `${redis.port}`, "info", "memory"], { encoding: "utf8" });
  const [, memory] = /used_memory_human:(\S+)/.exec(stdout) ?? [];
  console.log(`${await client.xlen(stream)} publications, ${pages.length} pages, ${memory}`);
  client.disconnect();
});
