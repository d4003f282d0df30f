import { expect, test } from "vitest";
import { SourceText } from "../../content/source-text.ts";
import { textsIn } from "./texts-in.ts";

const [one, two, three] = [new SourceText("one"), new SourceText("two [year]"), new SourceText("")];

test.each([
  ["a text", one, [[one, ""]]],
  [
    "fields, in order",
    { title: one, note: undefined, body: two },
    [
      [one, "title"],
      [two, "body"],
    ],
  ],
  [
    "groups and rich text",
    { cards: [{ body: [{ kind: "paragraph", text: two, spans: [] }] }, { title: one }] },
    [
      [two, "cards.1.body.1"],
      [one, "cards.2.title"],
    ],
  ],
  ["an empty text", [three], [[three, "1"]]],
  ["strings, numbers, dates and functions: none", ["one", 1, true, null, undefined, new Date(0), () => one], []],
])("%s", (_name, value, texts) => {
  expect(textsIn(value).map(({ text, field }) => [text, field])).toEqual(texts);
});

test("stops at a depth no content model reaches", () => {
  const nested = (depth: number): unknown => (depth === 0 ? one : [nested(depth - 1)]);
  expect(textsIn(nested(32))).toHaveLength(1);
  expect(textsIn(nested(33))).toEqual([]);
});
