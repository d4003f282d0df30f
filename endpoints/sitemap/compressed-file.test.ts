import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressedFile } from "./compressed-file.ts";

const sitemap = () => ({ main: "<index>", parts: ["<one>"] });

it("a file is compressed once, until the sitemap changes", async () => {
  const first = sitemap();
  const main = compressedFile(first, "<index>");
  expect(compressedFile(first, "<index>")).toBe(main);
  expect(compressedFile(sitemap(), "<index>")).not.toBe(main);
  const [index, part] = await Promise.all([main, compressedFile(first, "<one>")]);
  expect([String(gunzipSync(index)), String(gunzipSync(part))]).toEqual(["<index>", "<one>"]);
});
