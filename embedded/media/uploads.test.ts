import sharp from "sharp";
import { expect, test } from "vitest";
import { mediaClient } from "./media-client.fixture.ts";
import type { MediaFile } from "./uploads.ts";

/** A picture of 64 by 40 pixels, red above and blue below, that must be rotated right by 90 degrees. */
const turned = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#00f" } })
  .composite([{ input: { create: { width: 64, height: 20, channels: 3, background: "#f00" } }, top: 0, left: 0 }])
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const seeThrough = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
  .png()
  .toBuffer();

const files: Readonly<Record<string, MediaFile>> = {
  turned: file("image/jpeg", turned, { width: 40, height: 64 }),
  clear: file("image/png", seeThrough, { width: 8, height: 8 }),
  drawing: file("image/svg+xml", Buffer.from("<svg/>"), { width: 8, height: 8 }),
  sheet: file("text/csv", Buffer.from("a,b")),
};

function file(contentType: string, bytes: Uint8Array, size: Partial<MediaFile> = {}): MediaFile {
  return { contentType, width: null, height: null, ...size, read: async () => bytes };
}

const get = mediaClient({ photos: new Map(), library: { find: async (id) => files[id] } });

test("a picture without parameters is the very file", async () => {
  expect(await get("turned/a.jpg")).toMatchObject({
    status: 200,
    headers: { "content-type": "image/jpeg", "content-length": `${turned.length}` },
    body: turned,
  });
});

test("a picture is scaled and cut as it is looked at", async () => {
  const response = await get("turned/any%20name?w=32&ar=1:1&fit=crop", { accept: "image/webp" });
  const { data, info } = await sharp(response.body).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([32, 32]);
  const [left, right] = [data.subarray(0, 3), data.subarray(31 * 3, 32 * 3)].map(([red = 0, , blue = 0]) => red > blue);
  expect([left, right]).toEqual([false, true]);
});

test("what can be seen through is white where a client takes JPEG only", async () => {
  const response = await get("clear/a.png?w=8", { accept: "*/*" });
  const [red = 0] = await sharp(response.body).raw().toBuffer();
  expect(red).toBeGreaterThan(250);
});

test("drawings and other files stay as they are, whatever size is asked for", async () => {
  expect(await get("drawing/a.svg?w=4")).toMatchObject({
    headers: { "content-type": "image/svg+xml", "content-security-policy": expect.stringContaining("sandbox") },
  });
  expect(await get("sheet/a.csv?w=4")).toMatchObject({ headers: { "content-disposition": "attachment" } });
});

test("a client that has the file is not sent it again", async () => {
  const etag = (await get("sheet/a.csv")).headers["etag"] ?? "";
  expect(await get("sheet/a.csv", { "if-none-match": etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test.each(["none/a.csv", "sheet", "sheet/", "sheet/a/b", "turned/a?w=wide"])("%s: no such picture", async (path) => {
  expect([400, 404]).toContain((await get(path)).status);
});
