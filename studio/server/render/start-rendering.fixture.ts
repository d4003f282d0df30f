import { createServer, type RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { startStudio } from "../start-studio.fixture.ts";
import { fakeNext } from "./fake-next.fixture.ts";

export const document = {
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
  publishedUid: null,
  at: "2026-11-29T12:00:00Z",
  author: "Ada",
  overlays: [],
  languages: [],
};
export const market = { host: "www.tessera.example", locale: "en", currency: "EUR" };

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

/** Runs a studio with a content service that has Rome, and signs a viewer in. */
export async function startRendering(next: RequestListener = fakeNext) {
  const server = createServer(content);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const contentUrl = `http://localhost:${port}/api/v2`;
  const studio = await startStudio({ contentUrl, next, files: { "frame.js": "frame()" } });
  return { ...studio, call: await studio.signIn({ name: "Ada", role: "viewer" }) };
}

/** Slice of the page that is rendered. */
const edit = '<x-edit data-n="0" style="display:contents">Rome</x-edit>';
export const hero = `<div id="slice-hero-1" data-slice="hero-1" style="display:contents"><h1>${edit}</h1></div>`;
