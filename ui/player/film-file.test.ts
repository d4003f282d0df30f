import { expect, test } from "vitest";
import { filmFile } from "./film-file.ts";

test.each([
  ["/films/vienna.mp4", true],
  ["https://media.example/a/b.webm", true],
  ["//media.example/a.mp4", false],
  ["https://media.example/a.mp4?b", false],
  ["https://youtu.be/dQw4w9WgXcQ", false],
  ["javascript:/a.mp4", false],
  ["https://media.example/mp4", false],
])("F15: %s is the file of a film: %s", (address, isFile) => {
  expect(filmFile(address)).toBe(isFile ? address : undefined);
});
