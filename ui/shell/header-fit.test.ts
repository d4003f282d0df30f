import { expect, it } from "vitest";
import { fitOf, fits } from "./header-fit.ts";

const linksOf = (...texts: readonly string[]) => texts.map((text) => ({ text }));

it("no links have room from the smallest width on", () => {
  expect(fitOf({ brand: "Tessera", links: [], cities: [], hasForm: true })).toBe(fits[0]);
});

it("longer links need a wider header, and Chinese letters count as two", () => {
  const few = fitOf({ brand: "Tessera", links: linksOf("Rome", "Help"), cities: [], hasForm: true });
  const many = fitOf({
    brand: "Tessera",
    links: linksOf("Rome", "Colosseum", "London theatre", "Help"),
    cities: [1],
    hasForm: true,
  });
  expect(many).toBeGreaterThan(few);
  const chinese = fitOf({ brand: "Tessera", links: linksOf("倫敦劇院演出門票"), cities: [], hasForm: true });
  expect(chinese).toBe(fitOf({ brand: "Tessera", links: linksOf("London theatre 2"), cities: [], hasForm: true }));
});

it("a button for categories needs more room than a link with its text", () => {
  const links = linksOf("London theatre", "Help center", "Colosseum");
  const site = { brand: "Tessera", links, cities: [1], hasForm: true };
  expect(fitOf(site)).toBeLessThan(fitOf({ ...site, opener: "Things to do" }));
  expect(fitOf({ ...site, opener: "Things to do" })).toBe(fits.at(-1));
});

it("links that have no room at any width are behind the button at every width", () => {
  const links = linksOf(...Array.from({ length: 12 }, () => "A link with many words"));
  expect(fitOf({ brand: "Tessera", links, cities: [], hasForm: true })).toBe(0);
});

it("X16: a link to a page in another language needs room to say so", () => {
  const links = linksOf("倫敦劇院演出門票", "說明");
  const site = { brand: "Tessera", cities: [1], hasForm: true };
  const english = links.map((link) => ({ ...link, hrefLang: "en" }));
  expect(fitOf({ ...site, links: english })).toBeGreaterThan(fitOf({ ...site, links }));
});
