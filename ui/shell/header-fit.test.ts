import { expect, it } from "vitest";
import { measureHeaderFit, fitWidths } from "./header-fit.ts";

const toLinkTexts = (...texts: readonly string[]) => texts.map((text) => ({ text }));

it("no links have room from the smallest width on", () => {
  expect(measureHeaderFit({ brand: "Tessera", links: [], cities: [], hasForm: true })).toBe(fitWidths[0]);
});

it("longer links need a wider header, and Chinese letters count as two", () => {
  const few = measureHeaderFit({ brand: "Tessera", links: toLinkTexts("Rome", "Help"), cities: [], hasForm: true });
  const many = measureHeaderFit({
    brand: "Tessera",
    links: toLinkTexts("Rome", "Colosseum", "London theatre", "Help"),
    cities: [1],
    hasForm: true,
  });
  expect(many).toBeGreaterThan(few);
  const chinese = measureHeaderFit({
    brand: "Tessera",
    links: toLinkTexts("倫敦劇院演出門票"),
    cities: [],
    hasForm: true,
  });
  expect(chinese).toBe(
    measureHeaderFit({ brand: "Tessera", links: toLinkTexts("London theatre 2"), cities: [], hasForm: true }),
  );
});

it("a button for categories needs more room than a link with its text", () => {
  const links = toLinkTexts("London theatre", "Help center", "Colosseum");
  const site = { brand: "Tessera", links, cities: [1], hasForm: true };
  expect(measureHeaderFit(site)).toBeLessThan(measureHeaderFit({ ...site, opener: "Things to do" }));
  expect(measureHeaderFit({ ...site, opener: "Things to do" })).toBe(fitWidths.at(-1));
});

it("links that have no room at any width are behind the button at every width", () => {
  const links = toLinkTexts(...Array.from({ length: 12 }, () => "A link with many words"));
  expect(measureHeaderFit({ brand: "Tessera", links, cities: [], hasForm: true })).toBe(0);
});

it("X16: a link to a page in another language needs room to say so", () => {
  const links = toLinkTexts("倫敦劇院演出門票", "說明");
  const site = { brand: "Tessera", cities: [1], hasForm: true };
  const english = links.map((link) => ({ ...link, hrefLang: "en" }));
  expect(measureHeaderFit({ ...site, links: english })).toBeGreaterThan(measureHeaderFit({ ...site, links }));
});
