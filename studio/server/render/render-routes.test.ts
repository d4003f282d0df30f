import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startStudio } from "../start-studio.fixture.ts";
import { fakeNext } from "./fake-next.fixture.ts";

const document = {
  id: "rome",
  type: "microsite",
  lang: "en-us",
  uid: "www.tessera.example.rome",
  tags: [],
  title: "Rome",
  data: { heading: "Rome" },
};
const state = {
  ...document,
  heading: "Rome",
  state: "published",
  published: 3,
  at: "2026-11-29T12:00:00Z",
  author: "Ada",
  overlays: [],
  languages: [],
};
const market = { host: "www.tessera.example", locale: "en", currency: "EUR" };
const request = { seq: 7, document, market, slice: null };

/** Delivers each document as it is, but for one without a heading. It has one published document. */
const content: RequestListener = (received, response) => {
  const send = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  if (received.url === "/editing/deliver")
    json(received).then(
      (body) => send(JSON.stringify(body).includes('"data":{}') ? 400 : 200, body),
      () => response.destroy(),
    );
  else if (received.url === "/editing/documents/rome/state") send(200, state);
  else if (received.url === "/editing/documents/rome") send(200, { ...document, revision: 3 });
  else send(404, {});
};

async function setUp(next: RequestListener = fakeNext) {
  const server = createServer(content);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const contentUrl = `http://localhost:${port}/api/v2`;
  const studio = await startStudio({ contentUrl, next, files: { "frame.js": "frame()" } });
  return { ...studio, call: await studio.signIn({ name: "Ada", role: "viewer" }) };
}

const edit = '<x-edit data-n="0" style="display:contents">Rome</x-edit>';
const hero = `<div id="slice-hero-1" data-slice="hero-1" style="display:contents"><h1>${edit}</h1></div>`;

test("W21, W33: a page is rendered of the document in the request", async () => {
  const { call } = await setUp();
  const { status, body } = await call("POST", "render", request);
  expect([status, body]).toMatchObject([
    200,
    {
      seq: 7,
      outcome: "page",
      title: "Rome",
      anchors: {},
      main: expect.stringContaining(hero),
      styles: [{ href: null, css: "h1{}" }],
      marks: [{ slice: "hero$1", field: "title" }],
    },
  ]);
});

test("W26: of one slice only its element is sent", async () => {
  const { call } = await setUp();
  const { body } = await call("POST", "render", { ...request, slice: "hero$1" });
  expect(body).toMatchObject({ main: null, anchors: { "slice-hero-1": hero } });
  expect((await call("POST", "render", { ...request, slice: "gone$1" })).body).toMatchObject({ anchors: {} });
});

test.each([
  ["a host that is no site", { ...request, market: { ...market, host: "www.other.example" } }],
  ["a language that the site does not speak", { ...request, market: { ...market, locale: "xx" } }],
  ["a currency that is none", { ...request, market: { ...market, currency: "E" } }],
  ["no document", { ...request, document: undefined }],
  ["a document that can't be delivered", { ...request, document: { ...document, data: {} } }],
])("W33: %s is refused", async (_name, body) => {
  const { call } = await setUp();
  expect((await call("POST", "render", body)).status).toBe(400);
});

test("W23: of a session the latest request is rendered, and one that waited is refused", async () => {
  const held: (() => void)[] = [];
  const { call } = await setUp(
    (received, response) => void held.push(AsyncLocalStorage.bind(() => fakeNext(received, response))),
  );
  const first = call("POST", "render", request);
  await expect.poll(() => held.length).toBe(1);
  const others = [call("POST", "render", request), call("POST", "render", request)];
  const refused = await Promise.race(others);
  expect(refused).toMatchObject({ status: 409, body: { code: "superseded" } });
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  const statuses = await Promise.all([first, ...others].map(async (each) => (await each).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
});

const address = async (call: Awaited<ReturnType<typeof setUp>>["call"], id = "rome") => {
  const { body } = await call("POST", "frame", { document: id, market });
  return new URL(typeof body === "object" ? String(body["url"]) : "");
};

test("W24, W28: a framed page is served on its host, for the studio's origin alone", async () => {
  const { call, request: send, origin } = await setUp();
  const { host, pathname } = await address(call);
  const { status, headers, text } = await send(pathname, { headers: { host } });
  expect([status, text]).toEqual([200, expect.stringContaining(hero)]);
  expect(text).toContain(`"origin":"${origin}","marks":[{"slice":"hero$1","field":"title"}]`);
  expect(text).toContain("frame()</script></body>");
  expect(headers).toMatchObject({
    "content-security-policy": `frame-ancestors ${origin}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
});

test("W24: any other address of a framed page is 404", async () => {
  const { call, request: send, world } = await setUp();
  const { host, pathname } = await address(call);
  const status = async (target: string, headers = { host }) => (await send(target, { headers })).status;
  // The last letter has bits that do not count.
  const tampered = pathname.replace(/.(?=.{9}\/$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(await status(tampered)).toBe(404);
  expect(await status(pathname, { host: "westend.localhost" })).toBe(404);
  expect(await status("/studio-frame/x/")).toBe(404);
  expect((await send(pathname, { method: "POST", headers: { host } })).status).toBe(404);
  expect(await status((await address(call, "gone")).pathname)).toBe(404);
  world.ms += 299_999;
  expect(await status(pathname)).toBe(200);
  world.ms += 1;
  expect(await status(pathname)).toBe(404);
});
