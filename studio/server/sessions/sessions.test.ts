import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { createSessions } from "./sessions.ts";

const ada = { name: "Ada", role: "editor" } as const;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Sessions in memory with a clock that a test sets. */
function setUp() {
  const world = { now: 1_000_000 };
  const store = openStore(undefined);
  const sessions = createSessions(store, () => world.now);
  const signIn = () => sessions.signIn(sessions.addLink(ada))?.secret ?? "";
  return { ...sessions, newSession: signIn, store, world };
}

test("W3: a link signs in once", () => {
  const { addLink, signIn, find } = setUp();
  const link = addLink(ada);
  const session = signIn(link);
  expect(session?.editor).toEqual(ada);
  expect(find(session?.secret ?? "")).toMatchObject(ada);
  expect(signIn(link)).toBeUndefined();
});

test.each([
  [15 * minute - 1, true],
  [15 * minute, false],
])("W3: a link that is %d ms old signs in: %s", (age, expected) => {
  const { addLink, signIn, world } = setUp();
  const link = addLink(ada);
  world.now += age;
  expect(signIn(link) !== undefined).toBe(expected);
});

test("W3: a link that was made up does not sign in", () => {
  expect(setUp().signIn("made-up")).toBeUndefined();
});

test("W4: a session ends 12 hours after its last use", () => {
  const { find, newSession, world } = setUp();
  const secret = newSession();
  world.now += 11 * hour;
  expect(find(secret)).toBeDefined();
  world.now += 11 * hour;
  expect(find(secret)).toBeDefined();
  world.now += 12 * hour;
  expect(find(secret)).toBeUndefined();
});

test("W4: a session ends after 7 days, however much it is used", () => {
  const { find, newSession, world } = setUp();
  const secret = newSession();
  const uses = Array.from({ length: 20 }, () => {
    world.now += 8 * hour;
    return find(secret) !== undefined;
  });
  expect(uses).toEqual(Array.from({ length: 20 }, () => true));
  world.now += 8 * hour;
  expect([world.now - 1_000_000, find(secret)]).toEqual([7 * day, undefined]);
});

test("W4: a session that was ended is not found again, and others are", () => {
  const { find, end, newSession } = setUp();
  const [first, second] = [newSession(), newSession()];
  end(find(first)?.id ?? "");
  expect([find(first), find(second)]).toEqual([undefined, expect.objectContaining(ada)]);
});

test("W4: neither a link nor a session is stored itself", () => {
  const { addLink, newSession, store } = setUp();
  const secrets = [addLink(ada), newSession()];
  const rows = JSON.stringify([...store.list("select * from link"), ...store.list("select * from session")]);
  expect(rows).toContain("Ada");
  for (const secret of secrets) expect(rows).not.toContain(secret);
});
