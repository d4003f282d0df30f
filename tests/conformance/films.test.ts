import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sites } from "../../hosts/index.ts";

const files = sites.flatMap(({ film }) => (film?.url.startsWith("/") === true ? [film.url] : []));

test("D30: a host has a film", () => {
  expect(files).not.toEqual([]);
});

test.each(files)("D30: %s is a file that is shipped, and small", (file) => {
  const { size } = statSync(path.join(import.meta.dirname, "../../public", file));
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(500_000);
});
