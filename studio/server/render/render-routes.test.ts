import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { fakeNext } from "./fake-next.fixture.ts";
import { document, hero, market, startRendering } from "./start-rendering.fixture.ts";

const request = { seq: 7, document, market, slice: null };

test("W21, W33: a page is rendered of the document in the request", async () => {
  const { call } = await startRendering();
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
  const { call } = await startRendering();
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
  const { call } = await startRendering();
  expect((await call("POST", "render", body)).status).toBe(400);
});

test("W23: of a session the latest request is rendered, and one that waited is refused", async () => {
  const held: (() => void)[] = [];
  const { call } = await startRendering(
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
