import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createHealth } from "./health.ts";
import { listen } from "./site-server.ts";

const up = { content: "ok", provider: "ok" };

const hanging = new Promise<never>(() => {});

/** A server with nothing but its health, whose upstreams and clock the test sets. Those that are undefined hang. */
async function start(world: { upstreams: Record<string, string> | undefined; now: number; hasPages?: boolean }) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    return world.upstreams ?? hanging;
  };
  const health = createHealth({ load, now: () => world.now, hasPages: () => world.hasPages ?? false });
  const server = createServer((request, response) => {
    if (!health.respond(request, response)) response.end("page");
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0);
  const get = async (path: string, method = "GET") => {
    const response = await fetch(`http://localhost:${port}${path}`, { method });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { health, get, calls: () => calls };
}

test("I11: a process that runs is healthy, whatever its upstreams, and calls none of them", async () => {
  const { get, calls } = await start({ upstreams: { content: "down" }, now: 0 });
  const { status, headers, text } = await get("/healthz");
  expect([status, headers.get("cache-control"), JSON.parse(text), calls()]).toEqual([
    200,
    "no-store",
    { status: "ok" },
    0,
  ]);
});

test("I11: it is ready once it runs and all upstreams respond, and no longer when it stops", async () => {
  const { get, health } = await start({ upstreams: up, now: 0 });
  const answer = async () => {
    const { status, text } = await get("/readyz?probe=1");
    return [status, JSON.parse(text)];
  };
  expect(await answer()).toEqual([503, { status: "not ready", checks: { next: "starting" } }]);
  health.set("running");
  expect(await answer()).toEqual([200, { status: "ready", checks: { next: "ok", ...up } }]);
  health.set("stopping");
  expect(await answer()).toEqual([503, { status: "not ready", checks: { next: "stopping" } }]);
});

test("I11: an upstream that fails is named, and the state is read again after two seconds", async () => {
  const world = { upstreams: { ...up, provider: "responded with 500" }, now: 0 };
  const { get, health, calls } = await start(world);
  health.set("running");
  const [one, other] = await Promise.all([get("/readyz"), get("/readyz")]);
  expect([one.status, other.status, calls()]).toEqual([503, 503, 1]);
  expect(JSON.parse(one.text)).toMatchObject({ checks: { content: "ok", provider: "responded with 500" } });
  world.upstreams = up;
  world.now = 1_999;
  expect((await get("/readyz")).status).toBe(503);
  world.now = 2_000;
  expect((await get("/readyz")).status).toBe(503);
  expect([(await get("/readyz")).status, calls()]).toEqual([200, 2]);
});

test("I11: while an upstream hangs, each probe receives the last known state at once, and one call is under way", async () => {
  const world: Parameters<typeof start>[0] = { upstreams: up, now: 0 };
  const { get, health, calls } = await start(world);
  health.set("running");
  expect((await get("/readyz")).status).toBe(200);
  world.upstreams = undefined;
  for (world.now = 2_000; world.now < 60_000; world.now += 10_000) {
    const { status, text } = await get("/readyz");
    expect([status, JSON.parse(text)]).toEqual([200, { status: "ready", checks: { next: "ok", ...up } }]);
  }
  expect(calls()).toBe(2);
});

test("I11: an instance that was ready stays so when an upstream fails: it serves the pages that it has", async () => {
  const world = { upstreams: up, now: 0 };
  const { get, health } = await start(world);
  health.set("running");
  expect((await get("/readyz")).status).toBe(200);
  world.upstreams = { ...up, content: "time-out" };
  world.now = 2_000;
  await get("/readyz");
  const { status, text } = await get("/readyz");
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { status: "degraded", checks: { next: "ok", content: "time-out", provider: "ok" } },
  ]);
});

test.each([
  ["time-out", true, 200],
  ["time-out", false, 503],
  ["authorization", true, 503],
  ["repository-not-found", true, 503],
])("I11: a start while an upstream is %s, with stored pages %s, is %i", async (content, hasPages, status) => {
  const { get, health } = await start({ upstreams: { ...up, content }, now: 0, hasPages });
  health.set("running");
  expect((await get("/readyz")).status).toBe(status);
});

test("only GET and HEAD are allowed; other paths are not its own", async () => {
  const { get } = await start({ upstreams: up, now: 0 });
  const refused = await get("/readyz", "POST");
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await get("/healthz", "HEAD")).toMatchObject({ status: 200, text: "" });
  expect(await get("/healthz/")).toMatchObject({ status: 200, text: "page" });
});
