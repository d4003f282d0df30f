import { expect, test } from "@playwright/test";
import { asClient, contentUrl, flagship, providerUrl, type Received, send, sendBytes } from "../support/send.ts";

for (const [method, path, allow] of [
  ["POST", "/rome/", "GET, HEAD"],
  ["DELETE", "/", "GET, HEAD"],
  ["PATCH", "/rome", "GET, HEAD"],
  ["OPTIONS", "/rome/", "GET, HEAD"],
  ["TRACE", "/rome/", "GET, HEAD"],
  ["POST", "/robots.txt", "GET, HEAD"],
  ["PUT", "/_next/static/chunks/a.js", "GET, HEAD"],
  ["POST", "/fonts/instrument-sans-latin-2.woff2", "GET, HEAD"],
  ["POST", "/dev/", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
  ["GET", "/api/currency/", "POST"],
  ["GET", "/api/webhook/", "POST"],
  ["GET", "/api/newsletter/", "POST"],
  ["GET", "/api/group-submit-form/", "POST"],
  ["GET", "/api/availability-alert/", "POST"],
  ["TRACE", "/api/currency/", "POST"],
] as const) {
  test(`${method} ${path} is refused with the methods there are`, async () => {
    const { status, headers } = await send({ path, method });
    expect([status, headers.allow]).toEqual([405, allow]);
  });
}

test("CONNECT opens no tunnel", async () => {
  expect(await sendBytes("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n")).not.toMatch(/ 200 /);
});

for (const path of [
  "/_next/static/chunks/none.js",
  "/_next/de/USD/_/rome",
  "/fonts/de/USD/_/rome",
  "/api/de/USD/_/rome",
  "/dev/de/USD/_/rome",
]) {
  test(`${path}, which the build has not, renders nothing and is stored nowhere`, async () => {
    const { status, headers } = await send({ path });
    expect([status, headers["cache-control"], headers["x-content-type-options"]]).toEqual([404, "no-store", "nosniff"]);
    expect(Object.keys(headers).filter((name) => name.startsWith("x-nextjs"))).toEqual([]);
  });
}

const page = { "content-type": expect.stringContaining("text/html") };

for (const headers of [
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { "next-action": "0".repeat(42) },
  { "x-nextjs-data": "1" },
  { "x-middleware-prefetch": "1" },
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  { "x-invoke-path": "/dev", "x-invoke-status": "500" },
  { "x-matched-path": "/dev" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
] as const) {
  const names = Object.keys(headers).join(", ");
  test(`${names} change nothing of a page, nor of a route`, async () => {
    const received = await send({ path: "/rome/", headers: { ...headers } });
    expect([received.status, received.headers]).toEqual([200, expect.objectContaining(page)]);
    expect(received.body).not.toContain("evil.example");
    const robots = await send({ path: "/robots.txt", headers: { ...headers } });
    expect([robots.status, robots.body]).toEqual([200, (await send({ path: "/robots.txt" })).body]);
  });
}

for (const [path, location] of [
  ["/index/", "/"],
  ["/index", "/"],
  ["/de/index/", "/de/"],
  ["/rome/index/?ci=7", "/rome/?ci=7"],
] as const) {
  test(`${path} is no second address of a page`, async () => {
    const { status, headers } = await send({ path });
    expect([status, headers.location]).toEqual([308, location]);
  });
}

test("a body that is too large is refused", async () => {
  const body = "x".repeat(1_000_001);
  for (const path of ["/api/webhook/", "/api/currency/"]) {
    const { status } = await send({ path, method: "POST", body, headers: asClient("203.0.113.1") });
    expect(status).toBe(413);
  }
});

const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const choose = (client: string) =>
  send({
    path: "/api/currency/",
    method: "POST",
    body: "currency=USD&to=/",
    headers: { ...form, ...asClient(client) },
  });

test("a currency is chosen with a form of the same host alone", async () => {
  const body = "currency=USD&to=/";
  const headers = { ...form, ...asClient("203.0.113.4"), "sec-fetch-site": "cross-site" };
  const { status, headers: sent } = await send({ path: "/api/currency/", method: "POST", body, headers });
  expect([status, sent["set-cookie"]]).toEqual([403, undefined]);
});

test("a client that floods a form has to wait, and no other", async () => {
  const all: Received[] = [];
  // More at once would wait for their turn with all other requests.
  for (let round = 0; round < 10; round += 1)
    all.push(...(await Promise.all(Array.from({ length: 8 }, () => choose("203.0.113.2")))));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303, 429]));
  const refused = all.find(({ status }) => status === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await choose("203.0.113.3")).status).toBe(303);
});

test("a client that guesses the webhook's secret has to wait", async () => {
  const guess = () =>
    send({ path: "/api/webhook/", method: "POST", body: '{"secret":"guess"}', headers: asClient("203.0.113.4") });
  const all = await Promise.all(Array.from({ length: 20 }, guess));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([401, 429]));
});

test("cookies have the flags that they need", async () => {
  const [currency] = (await choose("203.0.113.5")).headers["set-cookie"] ?? [];
  expect(currency).toMatch(/; SameSite=Lax; Domain=tessera\.example; Secure$/);
  const left = (await send({ path: "/api/exit-preview/" })).headers["set-cookie"] ?? [];
  expect(left.length).toBeGreaterThan(1);
  for (const cookie of left) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure(?:; Domain=[\w.]+)?$/);
});

test("no preview cookie is set for a token that the content service does not know", async () => {
  for (const token of ["none", `${contentUrl}/previews/made~up?websitePreviewId=none`]) {
    for (const document of ["", "&documentId=none", "&documentId=%22"]) {
      const { status, headers } = await send({ path: `/api/preview/?token=${encodeURIComponent(token)}${document}` });
      expect([status, headers["set-cookie"]]).toEqual([400, undefined]);
    }
  }
});

for (const [name, base] of [
  ["content service", contentUrl],
  ["provider API", providerUrl],
] as const) {
  test(`the ${name} serves no name that another site led here`, async () => {
    const { host } = new URL(base);
    for (const path of ["/", "/health", "/__calls", "/media/colosseum.webp?w=64"]) {
      expect((await send({ base, path, headers: { host: `evil.example:${host.split(":")[1]}` } })).status).toBe(421);
    }
    expect((await send({ base, path: "/health", headers: { host } })).status).toBe(200);
  });
}

test("a picture has few widths, however many are requested", async () => {
  const tags = new Set<unknown>();
  const { host } = new URL(contentUrl);
  for (const width of [65, 90, 120, 133, 160]) {
    const { status, headers } = await send({
      base: contentUrl,
      path: `/media/colosseum.webp?w=${width}`,
      headers: { host },
    });
    expect(status).toBe(200);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(1);
});

test("the flagship is not led elsewhere by its own Host header", async () => {
  const { status, headers } = await send({ path: "//evil.example", headers: { host: flagship } });
  expect([status, headers.location]).toEqual([404, undefined]);
});
