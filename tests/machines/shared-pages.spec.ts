import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bridge } from "../../framework/next/bridge.ts";
import { readPageKey } from "../../server/pages/page-key.fixture.ts";
import { createPublications } from "../../server/pages/publications.ts";
import { storedPage } from "../../server/pages/stored-page.fixture.ts";
import { openStores } from "../../server/stores/open-stores.ts";
import { cleanUp, undoLater } from "./clean-up.ts";
import { type Machine, redisMachine } from "./processes.ts";
import { until } from "../support/until.ts";

const rome = readPageKey("/www.tessera.example/en/auto/_/rome");

let redis: Machine;

afterAll(cleanUp);

beforeAll(async () => {
  redis = await redisMachine();
  await redis.start();
});

/** A machine's store, with what its response cache knows of publications. */
async function openStore(namespace: string) {
  const settings = { redisUrl: `redis://localhost:${redis.port}`, folder: undefined, maxBytes: 0, namespace };
  const { pages } = await openStores(settings, "build", { error: () => {}, info: () => {} });
  undoLater(pages.close);
  const publications = createPublications();
  pages.onPublished(publications.add);
  const now = () => performance.timeOrigin + performance.now();
  return {
    ...pages,
    store: async () => pages.set(rome, await storedPage({ tags: ["document:rome"], readAt: now(), storedAt: now() })),
    publish: () => {
      const publication = { tags: ["document:rome"], at: now() };
      publications.add(publication);
      pages.publish(publication);
    },
    /** Whether the stored page has changed; undefined where it can't be used. */
    hasChanged: async () => {
      const page = await pages.get(rome);
      return page && publications.hasChanged(page);
    },
  };
}

test("a page from before a publication is never current, from the moment of the publication on", async () => {
  const machine = await openStore("moment:");
  for (let version = 0; version < 20; version += 1) {
    await until("a current page", async () => {
      await machine.store();
      return (await machine.hasChanged()) === false;
    });
    const begun = machine.hasChanged();
    machine.publish();
    const states = await Promise.all([begun, machine.hasChanged(), machine.hasChanged()]);
    expect(states).not.toContain(false);
  }
});

test("a page is there for a process that was busy", async () => {
  const machine = await openStore("busy:");
  await machine.store();
  await until("a current page", async () => (await machine.hasChanged()) === false);
  const end = performance.now() + 600;
  const found = machine.hasChanged();
  while (performance.now() < end);
  expect(await found).toBe(false);
});

test("the ref of a publication comes with it alone", async () => {
  const machine = await openStore("refs:");
  const received: unknown[] = [];
  await openStore("refs:");
  bridge().publishedElsewhere.listen((masterRef) => void received.push(masterRef));
  bridge().published.send("m1");
  machine.publish();
  machine.publish();
  await until("both publications", () => received.length === 2);
  expect(received).toEqual(["m1", undefined]);
});

test("a publication arrives also after a Redis lost its data and its clock was set back", async () => {
  const [machine, other] = [await openStore("clock:"), await openStore("clock:")];
  const received: (readonly string[])[] = [];
  other.onPublished(({ tags }) => void received.push(tags));
  const client = new Redis(redis.port);
  undoLater(async () => client.disconnect());
  const tomorrow = Math.floor(performance.timeOrigin) + 86_400_000;
  const message = JSON.stringify({ from: "before", tags: ["document:oslo"] });
  await client.xadd("clock:publications", `${tomorrow}-0`, "p", message);
  await until("the publication of before", () => received.length > 0);
  await client.del("clock:publications");
  machine.publish();
  await until("the publication of now", () => received.some((tags) => tags.includes("document:rome")));
  expect(received).toEqual([["document:oslo"], ["document:rome"]]);
});

test("one of a machine that started after that arrives too", async () => {
  const machine = await openStore("restart:");
  const received: (readonly string[])[] = [];
  machine.onPublished(({ tags }) => void received.push(tags));
  const client = new Redis(redis.port);
  undoLater(async () => client.disconnect());
  const tomorrow = Math.floor(performance.timeOrigin) + 86_400_000;
  const message = JSON.stringify({ from: "before", tags: ["document:oslo"] });
  await client.xadd("restart:publications", `${tomorrow}-0`, "p", message);
  await until("the publication of before", () => received.length > 0);
  await client.del("restart:publications");
  const started = await openStore("restart:");
  started.publish();
  await until("the publication of now", () => received.some((tags) => tags.includes("document:rome")));
  expect(received).toEqual([["document:oslo"], ["document:rome"]]);
});

const addressIn = (currency: string, view: string) => (number: number) =>
  `/www.tessera.example/en/${currency}/${view}/page-${number}`;

test.each([
  ["currencies", addressIn("USD", "_")],
  ["views", addressIn("auto", "page%3D2")],
  ["not-found pages", (number: number) => `/not-found-page/www.tessera.example/de/auto/en.ar/page-${number}`],
])("I10: a flood of %s evicts no default view from a full Redis", async (name, toFloodedPath) => {
  const { set } = await openStore(`${name}:`);
  const client = new Redis(redis.port);
  undoLater(async () => client.disconnect());
  await client.flushall();
  const body = { brotli: randomBytes(16_000), gzip: randomBytes(20_000), etag: 'W/"1"' };
  const page = await storedPage({ body });
  const fill = async (count: number, toKey: (number: number) => string) => {
    for (let number = 0; number < count; number += 1) {
      set(readPageKey(toKey(number)), page);
      if (number % 100 === 99)
        await until("pages", async () => (await client.exists(`${name}:page:${toKey(number)}`)) > 0);
    }
  };
  const defaultView = addressIn("auto", "_");
  await fill(300, defaultView);
  await fill(4_000, toFloodedPath);
  const keys = Array.from({ length: 300 }, (_, number) => `${name}:page:${defaultView(number)}`);
  expect(await client.exists(...keys)).toBe(300);
  expect(await client.dbsize()).toBeLessThan(4_000);
});
