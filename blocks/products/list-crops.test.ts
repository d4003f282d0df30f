import { expect, test } from "vitest";
import { listCrops } from "./list-crops.ts";

const image = { url: "https://images.example/a.webp?fp-x=0.4&fp-y=1", alt: "", width: 2000, height: 1000 };
const cut = (changes: object) => listCrops({ ...image, ...changes }).map(({ url }) => url.split("?")[1]);

test("W130: a photograph is cut near its focal point, and with it at either side, within its edges", () => {
  expect(cut({})).toEqual(["rect=200,400,1200,600", "rect=368,280,1440,720", "rect=0,280,1440,720"]);
  expect(listCrops(image)[0]).toMatchObject({ width: 1200, height: 600, crop: "near" });
});

test.each([
  { why: "a drawing", changes: { isDrawing: true } },
  { why: "a size that nobody knows", changes: { width: undefined } },
  { why: "a part that an editor chose", changes: { url: "https://images.example/a.webp?rect=0,0,9,9" } },
  { why: "a small one", changes: { width: 800, height: 500 } },
])("W130: there is no other cut of $why", ({ changes }) => {
  expect(cut(changes)).toEqual([]);
});

test("W130: without a focal point its middle is one", () => {
  expect(cut({ url: "https://images.example/a.webp" })[0]).toBe("rect=400,200,1200,600");
});
