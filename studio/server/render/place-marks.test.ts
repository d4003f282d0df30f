import { expect, test } from "vitest";
import { endMark, startMark, stripMarks } from "../../protocol/mark-letters.ts";
import { markText } from "../../protocol/mark-text.fixture.ts";
import { placeMarks } from "./place-marks.ts";

const edit = (number: number, text: string) => `<x-edit data-n="${number}" style="display:contents">${text}</x-edit>`;

const island = `<x-island name="A" props="{&quot;a&quot;:&quot;${markText(3, "a")}&quot;}">`;
const placedIsland = '<x-island name="A" props="{&quot;a&quot;:&quot;a&quot;}" data-edit="3">';

test.each([
  ["a text", `<p>${markText(7, "Rome")}</p>`, `<p>${edit(7, "Rome")}</p>`],
  [
    "a text with spans",
    `<p>${startMark(1)}a <a href="/">b</a> c${endMark}</p>`,
    `<p>${edit(1, "a ")}<a href="/">${edit(1, "b")}</a>${edit(1, " c")}</p>`,
  ],
  ["two texts in one", `<p>${markText(1, "a")}, ${markText(2, "b")}</p>`, `<p>${edit(1, "a")}, ${edit(2, "b")}</p>`],
  [
    "a text that is cut into lines",
    `<p>${startMark(1)}a</p><p>b${endMark}</p>`,
    `<p>${edit(1, "a")}</p><p>${edit(1, "b")}</p>`,
  ],
  ["an attribute", `<img alt="${markText(5, "x")}"/>`, '<img alt="x" data-edit="5"/>'],
  [
    "two attributes",
    `<a title="${markText(5, "x")}" aria-label="${markText(6, "y")}">z</a>`,
    '<a title="x" aria-label="y" data-edit="5 6">z</a>',
  ],
  [
    "an option",
    `<select><option>${markText(1, "a")}</option></select>`,
    '<select data-edit="1"><option>a</option></select>',
  ],
  ["a text in a drawing", `<svg><text>${markText(1, "a")}</text></svg>`, '<svg data-edit="1"><text>a</text></svg>'],
  ["a text area", `<textarea>${markText(1, "a")}</textarea>`, '<textarea data-edit="1">a</textarea>'],
  ["the title", `<title>${markText(1, "a")}</title>`, "<title>a</title>"],
  ["a description", `<meta content="${markText(1, "a")}"/>`, '<meta content="a"/>'],
  ["a script", `<script>["${markText(1, "<p>")}"]</script>`, '<script>["<p>"]</script>'],
  [
    "a text that the browser renders again",
    `${island}<b>${markText(3, "a")}</b><x-slot>${markText(4, "s")}</x-slot></x-island>`,
    `${placedIsland}<b data-edit="3">a</b><x-slot>${edit(4, "s")}</x-slot></x-island>`,
  ],
])("W21: %s", (_name, marked, placed) => {
  expect(placeMarks(marked, 100)).toBe(placed);
});

test.each([
  ["a start without its end", `<p>${startMark(1)}a</p><p>b</p>`],
  ["an end without its start", `<p>a${endMark}</p>`],
  ["a mark that ends elsewhere on the page", `<div><p><b>${startMark(1)}a</b></p></div><p>b${endMark}</p>`],
  ["a number that no mark has", `<p title="${markText(100, "a")}">${markText(4_000_000, "a")}</p>`],
])("W21: %s leaves nothing", (_name, marked) => {
  expect(placeMarks(marked, 100)).toBe(stripMarks(marked));
});

test("W21: 100,000 marks are placed in linear time", () => {
  const html = `<p>${markText(1, "a")}<b>${startMark(2)}</b></p>`.repeat(100_000);
  const began = performance.now();
  placeMarks(html, 3);
  expect(performance.now() - began).toBeLessThan(10_000);
});
