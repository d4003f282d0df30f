import { expect, test } from "vitest";
import { escapeControls } from "./escape-controls.ts";

test.each([
  ["two\nlines\tand a tab", "two\nlines\tand a tab"],
  ["\u001B[31mred\u001B[0m", "\u001B[31mred\u001B[0m"],
  ["\u001B[2J\u001B]0;title\u0007", String.raw`\u001b[2J\u001b]0;title\u0007`],
  ["a\rb\0c\u007F\u009B2J", String.raw`a\u000db\u0000c\u007f\u009b2J`],
  ["東京 – é", "東京 – é"],
])("%j is logged as %j", (text, expected) => {
  expect(escapeControls(text)).toBe(expected);
});
