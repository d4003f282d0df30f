import { expect, test } from "vitest";
import { textLine } from "./text-line.ts";

test("a line for people has the time, the level, the event, the message and then the fields", () => {
  const line = {
    time: "2026-03-01T09:30:00.500Z",
    level: "warn",
    event: "slice-failed",
    message: "It failed.",
    page: "a",
  };
  expect(textLine(JSON.stringify(line))).toBe('09:30:00 warn  slice-failed: It failed. {"page":"a"}\n');
});

test("a line for people drives no terminal", () => {
  const line = { time: "2026-03-01T09:30:00.500Z", level: "info", event: "console", message: "a\u009B2J\u0007b" };
  expect(textLine(JSON.stringify(line))).toBe(String.raw`09:30:00 info  console: a\u009b2J\u0007b` + "\n");
});
