import { expect, test } from "vitest";
import { isAllowed, roles } from "../../protocol/roles.ts";
import { allRoutes as routes } from "../all-routes.fixture.ts";
import { secretToken, startStudio } from "../start-studio.fixture.ts";

const writing = routes.filter(({ method }) => method !== "GET");

/** Signs in with a role, and returns the cookie. */
async function setUp(role: (typeof roles)[number] = "admin") {
  const studio = await startStudio();
  const { headers } = await studio.press(await studio.addLink({ name: "Ada", role }));
  const [cookie = ""] = headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
  const own = { cookie, origin: studio.origin, "x-studio": "1" };
  const send = async (method: string, path: string, sent: Readonly<Record<string, string>> = own) =>
    (await studio.request(`/studio/api/${path}`, { method, headers: sent })).status;
  return { ...studio, cookie, own, send };
}

test("W5: the table has every kind of action", () => {
  expect(new Set(routes.map(({ action }) => action))).toEqual(
    new Set(["read", "render", "save", "upload", "publish", "audit"]),
  );
  expect(writing.length).toBeGreaterThan(10);
});

test("W4: without a session every route is a 401, also for a cookie that was made up", async () => {
  const { send, origin, own } = await setUp();
  for (const { method, path } of routes) {
    expect([path, await send(method, path, { origin, "x-studio": "1" })]).toEqual([path, 401]);
    expect([path, await send(method, path, { ...own, cookie: `studio=${"a".repeat(43)}` })]).toEqual([path, 401]);
  }
});

test("W6: from another site, or without the studio's header, nothing is changed", async () => {
  const { send, own, cookie, origin } = await setUp();
  for (const { method, path } of writing) {
    for (const sent of [
      { ...own, origin: "https://evil.example" },
      { ...own, origin: "null" },
      { cookie, origin },
      { cookie, "x-studio": "1" },
      { ...own, "x-studio": "0" },
    ])
      expect([path, await send(method, path, sent)]).toEqual([path, 403]);
  }
});

test.each(roles)("W5: a %s does what the role permits, and nothing else", async (role) => {
  const { send } = await setUp(role);
  const ordered = routes.toSorted((one) => (one.method === "DELETE" && one.path === "session" ? 1 : -1));
  for (const { method, path, action } of ordered) {
    const isRefused = (await send(method, path)) === 403;
    expect([path, isRefused]).toEqual([path, !isAllowed(role, action)]);
  }
});

test("W4: a session that was ended, or is too old, is a 401 everywhere", async () => {
  const { send, world } = await setUp();
  world.ms += 12 * 3_600_000;
  for (const { method, path } of routes) expect([path, await send(method, path)]).toEqual([path, 401]);
  const ended = await setUp();
  expect(await ended.send("DELETE", "session")).toBe(200);
  for (const { method, path } of routes) expect([path, await ended.send(method, path)]).toEqual([path, 401]);
});

test("W7: a session that floods has to wait, and no other one", async () => {
  const { send, addLink, press, own } = await setUp();
  const statuses: number[] = [];
  for (let count = 0; count < 202; count += 1) statuses.push(await send("GET", "session"));
  expect(statuses.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => 200));
  expect(statuses.slice(200)).toEqual([429, 429]);
  const { headers } = await press(await addLink({ name: "Ben", role: "viewer" }));
  const [cookie = ""] = headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
  expect(await send("GET", "session", { ...own, cookie })).toBe(200);
});

test("W7: a body of more than 1 MB is refused, and one that is not JSON", async () => {
  const { request, own } = await setUp();
  const post = async (body: string) =>
    (await request("/studio/api/validate", { method: "POST", headers: own, body })).status;
  expect(await post(JSON.stringify({ text: "a".repeat(1_000_000) }))).toBe(413);
  expect(await post("{")).toBe(400);
});

test.each([
  ["GET", "none", 404],
  ["GET", "documents", 503],
  ["GET", "documents/a%2Fb", 404],
  ["GET", "documents/%E0%A4%A", 404],
  ["PUT", "session", 405],
])("W9: %s of %s is a %d", async (method, path, status) => {
  expect(await (await setUp()).send(method, path)).toBe(status);
});

test("W8: no response has the token of the content service", async () => {
  const { request, own } = await setUp();
  for (const { method, path } of routes) {
    const { headers, text } = await request(`/studio/api/${path}`, { method, headers: own });
    expect(JSON.stringify(headers) + text).not.toContain(secretToken);
  }
});
