import { expect, it } from "vitest";
import { SourceText } from "../../content/source-text.ts";
import tessera from "../../hosts/tessera.ts";
import westend from "../../hosts/westend.ts";
import colosseum from "../../hosts/colosseum.ts";
import { chosenCity } from "./chosen-city.ts";

it.each([
  ["the editor's", "PARIS", "ROME", westend, "PARIS"],
  ["else the page's", "", "ROME", westend, "ROME"],
  ["else the one that the site sells in", "", undefined, westend, "LONDON"],
  ["else the site's primary one, if it sells a part", "", undefined, colosseum, "ROME"],
  ["none on a site of many cities", "", undefined, tessera, ""],
])("J20: the city of a slice is %s", (_case, chosen, city, site, expected) => {
  expect(chosenCity({ city: new SourceText(chosen) }, { place: { city }, site })).toBe(expected);
});
