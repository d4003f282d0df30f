import { afterEach, expect, it } from "vitest";
import { placeMarkup } from "./place-markup.ts";

const text = "<p>Rome</p>".repeat(50);

afterEach(() => {
  globalThis.placeMarkupOfTessera = undefined;
});

it("React receives markup as it is where no server finishes the HTML", () => {
  expect(placeMarkup(text)).toBe(text);
});

it("the server may exchange what is long", () => {
  globalThis.placeMarkupOfTessera = (markup) => `${markup.length}`;
  expect([placeMarkup(text), placeMarkup("<p>Rome</p>")]).toEqual(["550", "<p>Rome</p>"]);
});
