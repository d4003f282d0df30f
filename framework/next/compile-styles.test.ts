import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { rooms } from "../../tests/support/test-files.ts";
import { fileMark } from "./compile-styles.cjs";

it("names of classes begin with a mark of their file, which no other file has", () => {
  const files = rooms()
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)))
    .filter((name) => name.endsWith(".css.ts"));
  const marks = files.map(fileMark);
  expect(files.length).toBeGreaterThan(100);
  expect(marks.filter((mark) => !/^[a-z][0-9a-z]{3}$/.test(mark))).toEqual([]);
  expect(new Set(marks).size).toBe(files.length);
});
