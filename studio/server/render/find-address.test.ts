import { expect, test } from "vitest";
import { createFindAddress } from "./find-address.ts";
import { placeMarks } from "./place-marks.ts";

const image = "https://images.example/a.webp?rect=0%2C0%2C9%2C9";
const marks = [
  { slice: "hero$1", field: "image" },
  { slice: "hero$1", field: "button" },
  { slice: "hero$1", field: "left" },
  { slice: "hero$1", field: "right" },
  { slice: null, field: "picture" },
];
const find = createFindAddress({
  marks,
  addresses: [
    { mark: 0, kind: "picture", address: image },
    { mark: 1, kind: "link", address: "/rome/?a=1&b=2" },
    { mark: 2, kind: "link", address: "/paris/" },
    { mark: 3, kind: "link", address: "/paris/" },
    { mark: 4, kind: "picture", address: "https://images.example/b.webp" },
  ],
});

const inSlice = (html: string) => `<div data-slice="hero$1">${html}</div>`;

test.each([
  [
    "a picture that the site serves, cut",
    '<img src="/pictures/images.example/a.webp?rect=0%2C0%2C9%2C9&amp;w=736&amp;ar=16%3A9&amp;fit=crop&amp;crop=focalpoint&amp;auto=format&amp;q=60"/>',
    0,
  ],
  ["a link", '<a href="/rome/?a=1&amp;b=2">', 1],
  ["a picture of the page in a slice", '<img src="https://images.example/b.webp?w=3"/>', 4],
])("W105: %s has the mark of its field", (_case, tag, mark) => {
  const close = tag.startsWith("<a") ? "Go</a>" : "";
  const placed = tag.replace(/\/?>$/, (end) => ` data-edit="${mark}"${end}`);
  expect(placeMarks(inSlice(tag + close), marks.length, find)).toBe(inSlice(placed + close));
});

test.each([
  ["an address of two fields", inSlice('<a href="/paris/">Paris</a>')],
  ["an address of no field", inSlice('<a href="/">Home</a><img src="https://images.example/c.webp"/>')],
  ["another crop of the same file", inSlice('<img src="https://images.example/a.webp?rect=1%2C1%2C9%2C9&amp;w=3"/>')],
  ["an address of another slice", `<div data-slice="faq$1"><a href="/rome/?a=1&amp;b=2">Rome</a></div>`],
  ["an anchor without an address", inSlice("<a>Rome</a>")],
])("W105: %s has no mark", (_case, html) => {
  expect(placeMarks(html, marks.length, find)).toBe(html);
});
