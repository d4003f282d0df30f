import { expect, it } from "vitest";
import colosseum from "../hosts/colosseum.ts";
import tessera from "../hosts/tessera.ts";
import { findPageByUrl } from "./find-page-by-url.ts";

const base = { site: tessera, path: ["old-rome"] };
const rome = { site: tessera, path: ["rome"], locale: "en", search: "", hash: "" };

it.each([
  ["/rome/", rome],
  ["/Rome", rome],
  ["/en/rome/", rome],
  ["/de/rome/?page=2#tickets", { ...rome, locale: "de", search: "?page=2", hash: "#tickets" }],
  [`https://${tessera.host}/rome/`, rome],
  [`http://stage-${tessera.host}/rome/index`, rome],
  [`http://${tessera.name}.localhost:3000/`, { ...rome, path: [] }],
  [`https://${colosseum.host}/de/guide/`, { ...rome, site: colosseum, path: ["guide"], locale: "de" }],
  ["#top", { ...rome, path: ["old-rome"], hash: "#top" }],
])("B9: %s leads to a page of ours", (url, page) => {
  expect(findPageByUrl(url, base)).toEqual(page);
});

it.each([
  "https://elsewhere.example/rome/",
  "mailto:rome@tessera.example",
  "tel:+390612345",
  "/api/currency/",
  "/sitemap.xml",
  "/a.b/",
  "//[",
])("B9: %s leads to none", (url) => {
  expect(findPageByUrl(url, base)).toBeUndefined();
});
