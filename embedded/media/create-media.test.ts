import sharp from "sharp";
import { expect, test } from "vitest";
import { mediaClient } from "./media-client.fixture.ts";

const request = mediaClient();
const webp = { accept: "image/avif,image/webp,*/*" };
const get = (path: string, headers = {}) => request(path, { ...webp, ...headers });

test("cuts, scales and encodes", async () => {
  const response = await get(
    "/media/colosseum.webp?w=320&ar=16:10&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5&auto=format",
  );
  expect(response).toMatchObject({
    status: 200,
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable", vary: "Accept" },
  });
  expect(await sharp(response.body).metadata()).toMatchObject({ format: "webp", width: 320, height: 200 });
});

const avif = "image/avif,image/webp,*/*";

test.each([
  ["a wide picture", "w=736&q=30", avif, "avif"],
  ["one that is no smaller as AVIF", "w=400&q=65", avif, "webp"],
  ["a quality that no page requests", "w=736&q=90", avif, "webp"],
  ["a client without AVIF", "w=736&q=30", "image/webp,*/*", "webp"],
  ["a client without either", "w=736&q=30", "*/*", "jpeg"],
  ["a format that is named", "w=736&q=30&fm=webp", avif, "webp"],
])("%s (%s, %s) is sent as %s", async (_what, parameters, accept, format) => {
  const { headers, body } = await get(`/media/colosseum.webp?${parameters}`, { accept });
  expect(headers).toMatchObject({ "content-type": `image/${format}`, vary: "Accept" });
  expect((await sharp(body).metadata()).format).toBe(format === "avif" ? "heif" : format);
});

test("a wide picture has fewer bytes as AVIF than as WebP", async () => {
  const path = "/media/colosseum.webp?w=736&q=30";
  const [small, large] = await Promise.all([get(path), get(path, { accept: "image/webp" })]);
  expect(small.body.length).toBeLessThan(large.body.length);
});

test("never enlarges", async () => {
  expect(await sharp((await get("/media/colosseum.webp?w=2400")).body).metadata()).toMatchObject({ width: 1024 });
});

test("a client that takes no WebP gets JPEG", async () => {
  expect(await get("/media/colosseum.webp?w=64", { accept: "*/*" })).toMatchObject({
    headers: { "content-type": "image/jpeg" },
  });
});

test("the entity tag is strong, tells pictures apart, and saves sending one again", async () => {
  const [small, large] = await Promise.all([get("/media/colosseum.webp?w=64"), get("/media/colosseum.webp?w=161")]);
  const etag = small.headers["etag"];
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(large.headers["etag"]).not.toBe(etag);
  expect(await get("/media/colosseum.webp?w=64", { "if-none-match": `"x", ${etag}` })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
});

test.each([
  ["/media/none.webp", 404],
  ["/media/", 404],
  ["/media/index.json", 404],
  ["/media/..%2findex.json", 404],
  ["/media/%2e%2e/photos/colosseum.svg", 404],
  ["/media/..%2f..%2fphotos%2fcolosseum.svg", 404],
  ["/media/colosseum.webp?w=wide", 400],
  ["/api/v2", 404],
])("%s: %s", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
