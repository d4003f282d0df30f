import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { clipPath, readClips } from "./clips.ts";
import { createMedia } from "./create-media.ts";
import { readPhotos } from "./photos.ts";

const media = createMedia();
const clips = [...readClips().values()];
const files = readdirSync(new URL("./data/clips/", import.meta.url)).filter((file) => file.endsWith(".mp4"));

test("every film that is shipped is listed, with the photograph that it shows", () => {
  expect(clips.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(clips.filter(({ photo }) => !readPhotos().has(photo))).toEqual([]);
});

test.each(clips)("$file is a film of $seconds seconds, and small", async (clip) => {
  const response = await media.request(clipPath(clip));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(bytes.length).toBeLessThan(250_000);
  const header = bytes.indexOf("mvhd") + 16;
  expect(bytes.readUInt32BE(header + 4) / bytes.readUInt32BE(header)).toBe(clip.seconds);
});

const size = statSync(new URL("./data/clips/colosseum.mp4", import.meta.url)).size;

test.each([
  ["bytes=0-9", 206, 10, `bytes 0-9/${size}`],
  ["bytes=10-", 206, size - 10, `bytes 10-${size - 1}/${size}`],
  ["bytes=999999999-", 200, size, null],
  ["bytes=9-3", 200, size, null],
  ["pages=1-2", 200, size, null],
])("range %s → %i, %i bytes", async (range, status, length, content) => {
  const response = await media.request("/media/clips/colosseum.mp4", { headers: { range } });
  expect([response.status, response.headers.get("content-range")]).toEqual([status, content]);
  expect((await response.arrayBuffer()).byteLength).toBe(length);
});

test("a film that is not there is a 404", async () => {
  expect((await media.request("/media/clips/none.mp4")).status).toBe(404);
});
