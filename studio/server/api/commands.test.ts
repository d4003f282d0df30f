import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startStudio } from "../start-studio.fixture.ts";

const document = { id: "rome", type: "page", lang: "en-us", uid: "rome", tags: [], title: "Rome", data: {} };

const listed = {
  ...document,
  heading: "",
  state: "published",
  published: 3,
  publishedUid: "rome",
  at: "",
  author: "Ada",
  overlays: [],
  languages: [],
};

/** A studio on a content service that accepts everything, with the requests that this receives. */
async function setUp(more: object = {}) {
  const received: string[] = [];
  const respond: RequestListener = (request, response) => {
    received.push(`${request.method} ${request.url}`);
    const body = { revision: 4, merged: [], problems: [], id: "a-1", url: "/media/a.webp", ...more };
    text(request).then(
      () => response.end(JSON.stringify(body)),
      () => response.destroy(),
    );
  };
  const server = createServer(respond);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const studio = await startStudio({ contentUrl: `http://localhost:${port}/api/v2` });
  return { ...studio, received, call: await studio.signIn({ name: "Ada", role: "editor" }) };
}

test("W78: a save that can't be recorded has happened: its reply says so, and the fault is reported", async () => {
  const { call, store, errors } = await setUp();
  await store.run("drop table audit");
  const { status, body } = await call("PUT", "documents/rome/draft", { base: 3, document });
  expect([status, body]).toMatchObject([200, { revision: 4 }]);
  expect(errors).toEqual(["SqliteError: no such table: audit"]);
});

test("W89: the reply to a publication has why the site was not notified, without waiting for the page", async () => {
  const webhook = "Webhook message 1 was not taken at http://localhost:1: it responded 404.";
  const { signIn } = await setUp({ ...listed, ref: "m0004", documents: ["rome"], webhook });
  const call = await signIn({ name: "Paula", role: "publisher" });
  const published = await call("POST", "documents/rome/unpublish", { revision: 3, acceptLoss: true });
  expect(published).toMatchObject({ status: 200, body: { documents: ["rome"], seenAfterMs: null, webhook } });
});

test("W82: a document is checked with one request, whether it has a draft or not", async () => {
  const { call, received } = await setUp();
  expect(await call("POST", "validate", { document })).toEqual({ status: 200, body: { problems: [] } });
  expect(received).toEqual(["POST /editing/validate"]);
});

test("W81: only a file of an editor may take longer than other requests", async () => {
  const { call, longBodies, signIn } = await setUp();
  await call("PUT", "documents/rome/draft", { base: 3, document });
  await (
    await signIn({ name: "Vera", role: "viewer" })
  )("POST", "media", {});
  expect(longBodies).toEqual([]);
  await call("POST", "media", {});
  expect(longBodies).toEqual(["/studio/api/media"]);
});
