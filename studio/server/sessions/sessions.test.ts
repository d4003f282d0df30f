import { expect, test } from "vitest";
import { createLinks } from "./links.ts";
import { openStore } from "./open-store.ts";
import { createSessions } from "./sessions.ts";

const ada = { name: "Ada", role: "editor" } as const;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Links and sessions in memory with a clock that a test sets. */
async function setUp() {
  const world = { now: 1_000_000 };
  const store = await openStore(undefined);
  const links = createLinks(store, () => world.now);
  return { links, ...createSessions(store, () => world.now), store, world };
}

test("W3: a link signs in once", async () => {
  const { links } = await setUp();
  const link = await links.add(ada);
  expect([await links.take(link), await links.take(link)]).toEqual([ada, undefined]);
});

test.each([
  [15 * minute - 1, true],
  [15 * minute, false],
])("W3: a link that is %d ms old signs in: %s", async (age, expected) => {
  const { links, world } = await setUp();
  const link = await links.add(ada);
  world.now += age;
  expect((await links.take(link)) !== undefined).toBe(expected);
});

test("W3: a link that was made up does not sign in", async () => {
  expect(await (await setUp()).links.take("made-up")).toBeUndefined();
});

test("W4: a session ends 12 hours after its last use", async () => {
  const { find, begin, world } = await setUp();
  const secret = await begin(ada);
  world.now += 11 * hour;
  expect(await find(secret)).toMatchObject(ada);
  world.now += 11 * hour;
  expect(await find(secret)).toMatchObject(ada);
  world.now += 12 * hour;
  expect(await find(secret)).toBeUndefined();
});

test("W4: a session ends after 7 days, however much it is used", async () => {
  const { find, begin, world } = await setUp();
  const secret = await begin(ada);
  for (let use = 0; use < 20; use += 1) {
    world.now += 8 * hour;
    expect(await find(secret)).toBeDefined();
  }
  world.now += 8 * hour;
  expect([world.now - 1_000_000, await find(secret)]).toEqual([7 * day, undefined]);
});

test("W4: a session that was ended is not found again, and others are", async () => {
  const { find, isLive, end, begin } = await setUp();
  const [first, second] = [await begin(ada), await begin(ada)];
  const id = (await find(first))?.id ?? "";
  expect(await isLive(id)).toBe(true);
  await end(id);
  expect([await find(first), await isLive(id), await find(second)]).toEqual([
    undefined,
    false,
    expect.objectContaining(ada),
  ]);
});

test("W4: neither a link nor a session is stored itself", async () => {
  const { begin, links, store } = await setUp();
  const secrets = [await links.add(ada), await begin(ada)];
  const tables = await Promise.all(["link", "session"].map((table) => store.list(`select * from ${table}`)));
  const rows = JSON.stringify(tables);
  expect(rows).toContain("Ada");
  for (const secret of secrets) expect(rows).not.toContain(secret);
});
