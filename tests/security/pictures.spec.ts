import { expect, test } from "@playwright/test";
import { contentUrl, flagship, send } from "../support/send.ts";

const { host: service } = new URL(contentUrl);
const cut = "w=320&ar=3%3A2&fit=crop&crop=focalpoint&auto=format&q=65";
const picture = `/pictures/${service}/media/colosseum.webp`;
const headers = { host: flagship };

test("a picture of the media service is served from the site, and browsers have it for a year", async () => {
  const first = await send({ path: `${picture}?${cut}`, headers: { ...headers, accept: "image/webp" } });
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
    vary: "Accept",
  });
  const known = { ...headers, accept: "image/webp", "if-none-match": first.headers.etag ?? "" };
  expect((await send({ path: `${picture}?${cut}`, headers: known })).status).toBe(304);
});

for (const path of [
  `${picture}?w=321&${cut.slice(6)}`,
  `${picture}?w=64`,
  picture,
  `${picture}?${cut}&blur=200`,
  `${picture}?txt=cheap&${cut}`,
  `${picture}?${cut.replace("q=65", "q=100")}`,
  `/pictures/${service}/media/../health?${cut}`,
  `/pictures/${service}/media/%2e%2e/health?${cut}`,
  `/pictures/${service}/media%2fcolosseum.webp?${cut}`,
  `/pictures/${service}//evil.example/a.webp?${cut}`,
  `/pictures/evil.example/a.webp?${cut}`,
  `/pictures/evil@${service}/media/colosseum.webp?${cut}`,
  `/pictures/${service}@evil.example/media/colosseum.webp?${cut}`,
  `/pictures/127.0.0.1/media/colosseum.webp?${cut}`,
  `/pictures/[::1]/media/colosseum.webp?${cut}`,
  `/pictures/169.254.169.254/latest/meta-data?${cut}`,
  `/pictures/${service}/media/no-such-picture.webp?${cut}`,
]) {
  test(`${path} is no picture`, async () => {
    const { status, headers: sent } = await send({ path, headers });
    expect([status, sent["cache-control"]]).toEqual([404, "no-store"]);
  });
}

test("what is no picture at its service is none here", async () => {
  const { status, headers: sent } = await send({ path: `/pictures/${service}/health?${cut}`, headers });
  expect([status, sent["cache-control"]]).toEqual([502, "no-store"]);
});

test("pictures can only be read, and on the hosts of the site", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    expect((await send({ path: `${picture}?${cut}`, method, headers })).status).toBe(404);
  expect((await send({ path: `${picture}?${cut}`, headers: { host: "evil.example" } })).status).toBe(404);
});
