import { expect, test } from "vitest";
import { endMark, splitMarks, startMark, stripMarks } from "./mark-letters.ts";
import { markText } from "./mark-text.fixture.ts";

test.each([
  ["a text", markText(7, "Rome"), "Rome"],
  ["an empty text", markText(0, ""), ""],
  ["a large number", markText(0xfedcba9876, "Rome"), "Rome"],
  ["several marks", `<p>${markText(1, "a")}, ${markText(31, "b")}</p>`, "<p>a, b</p>"],
  ["marks that are cut", `${startMark(3)}a${endMark}${endMark}b${startMark(4)}`, "ab"],
  ["a text without marks", "Rome\uE000", "Rome\uE000"],
])("W20: %s is the same without its marks", (_name, marked, plain) => {
  expect(stripMarks(marked)).toBe(plain);
  expect(
    splitMarks(marked)
      .flatMap((part) => ("text" in part ? part.text : []))
      .join(""),
  ).toBe(plain);
});

test("W20: a marked text splits into its texts and where marks begin and end", () => {
  expect(splitMarks(`a ${markText(300, "b")} c`)).toEqual([
    { text: "a " },
    { starts: 300 },
    { text: "b" },
    { ends: true },
    { text: " c" },
  ]);
});

test.each(["\uE000", "\uE000\uE010", "\uE010", "\uE002"])(
  "W20: 200,000 letters %j are stripped in linear time",
  (letter) => {
    const began = performance.now();
    stripMarks(letter.repeat(200_000));
    splitMarks(letter.repeat(200_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);
