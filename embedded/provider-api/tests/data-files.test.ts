import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProviderServer } from "../server.ts";

const data = fileURLToPath(new URL("../data/", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-data-"));
  cpSync(data, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function start() {
  return createProviderServer({ mediaBaseUrl: "http://media.test", dataFolder: pathToFileURL(`${folder}/`) });
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

describe("a wrong data file stops the start and is named", () => {
  it("right files start", () => {
    expect(start).not.toThrow();
  });

  it.each([
    [
      "a text for a number",
      "products/petra.json",
      '"final": 92.5',
      '"final": "92.5"',
      /petra\.json: products\.0\.price\.final: .*number/,
    ],
    [
      "a missing translation",
      "products/petra.json",
      '"de": "Petra mit Guide',
      '"da": "Petra mit Guide',
      /petra\.json: products\.0\.name\.de: /,
    ],
    [
      "hours that Arabic counts in another form",
      "products/petra.json",
      '"cancellableHours": ',
      '"cancellableHours": 3, "reschedulableHours": ',
      /petra\.json: products\.0\.cancellableHours: must be 0, or end in 11 to 99/,
    ],
    ["a misspelled field", "products/petra.json", '"reviews"', '"reviewz"', /petra\.json: products\.0\.reviews?z?: /],
    ["not JSON", "cities.json", "[", "", /cities\.json: .*JSON/],
    [
      "a scratch price under the price",
      "products/cusco.json",
      '"original": 1290',
      '"original": 90',
      /cusco\.json: products\.0\.price: original must not be under final/,
    ],
    [
      "an unknown photo",
      "products/petra.json",
      '"petra-monastery.webp"',
      '"petra.webp"',
      /petra\.webp: is missing, and product 50094 names it/,
    ],
    [
      "an unknown product in a ranking",
      "collections/attractions.json",
      "[50097]",
      "[50098]",
      /50098: is missing, and collection 2005 names it/,
    ],
    [
      "an unknown city",
      "products/petra.json",
      '"PETRA"',
      '"PETRAA"',
      /cities\.json: PETRAA: is missing, and petra\.json names it/,
    ],
    [
      "an unknown attraction of a product",
      "products/petra.json",
      '"attractions": ["petra-monastery"]',
      '"attractions": ["monastery"]',
      /attractions\/: monastery: is missing, and product 50094 names it/,
    ],
    [
      "an unknown place of an attraction",
      "attractions/petra.json",
      '"place": "petra-monastery"',
      '"place": "monastery"',
      /places\/: monastery: is missing, and petra-monastery names it/,
    ],
    [
      "an unknown photo of an attraction",
      "attractions/petra.json",
      '"petra-monastery.webp"',
      '"petra.webp"',
      /petra\.webp: is missing, and petra-monastery names it/,
    ],
    [
      "World Heritage before there was any",
      "attractions/petra.json",
      '"value": 1985',
      '"value": 1977',
      /petra\.json: attractions\.0\.facts\.unescoYear\.value: there is no World Heritage before 1978/,
    ],
    [
      "a place that closes before it opens",
      "attractions/petra.json",
      '"closes": "18:00"',
      '"closes": "05:00"',
      /petra\.json: attractions\.0\.opening\.seasons\.1\.usually: must close after it opens/,
    ],
    [
      "a last entry after closing",
      "attractions/milan.json",
      '"lastEntry": "18:10"',
      '"lastEntry": "19:10"',
      /milan\.json: attractions\.0\.opening\.seasons\.0\.usually: the last entry must be while it is open/,
    ],
    [
      "a season over New Year",
      "attractions/petra.json",
      '"from": "04-01"',
      '"from": "11-30"',
      /petra\.json: attractions\.0\.opening\.seasons\.1: a season must end after it begins/,
    ],
    [
      "an attraction number used twice",
      "attractions/petra.json",
      '"id": 33',
      '"id": 1',
      /attractions\/: 1: is there twice/,
    ],
    [
      "a collection without a product",
      "attractions/london.json",
      '"collection": 4035',
      '"collection": null',
      /collections\/: collection 4035: has no product/,
    ],
    ["a product number used twice", "products/petra.json", '"id": 50094', '"id": 50001', /50001: is there twice/],
    [
      "an unknown schedule",
      "schedules.json",
      '"1": "timed-entry"',
      '"1": "timed"',
      /schedules: timed: is missing, and product \d+ names it/,
    ],
    [
      "a kind of product without a schedule",
      "schedules.json",
      '"1": "timed-entry"',
      '"99": "all-day"',
      /categories\.1: is missing/,
    ],
    [
      "a factor under 1",
      "schedules.json",
      '"factor": 1.1',
      '"factor": 0.9',
      /schedules\.timed-entry\.dearer\.0\.factor/,
    ],
    [
      "starts out of order",
      "schedules.json",
      '["09:00", "09:30"',
      '["09:30", "09:00"',
      /schedules\.timed-entry\.seasons\.0\.usually: must be in order/,
    ],
    [
      "a start named twice",
      "schedules.json",
      '["09:00", "09:30"',
      '["09:00", "09:00"',
      /schedules\.timed-entry\.seasons\.0\.usually: must be in order/,
    ],
    ["a group that pays more per head", "pax.json", '"factor": 1.5', '"factor": 1.8', /less per head/],
    [
      "persons who pay for groups",
      "pax.json",
      '"group": "group"',
      '"group": "standard"',
      /pax\.json: product \d+: has a price per GROUP/,
    ],
    [
      "an unknown photo of a banner",
      "banners.json",
      '"machu-picchu.webp"',
      '"machu.webp"',
      /machu\.webp: is missing, and banner 4 names it/,
    ],
    [
      "a banner that is over before it begins",
      "banners.json",
      '"first": "01-10"',
      '"first": "05-10"',
      /banners\.json: 3\.run: first must not be after last/,
    ],
    [
      "an unknown currency of a domain",
      "domains.json",
      '"GBP"',
      '"GBX"',
      /GBX: is missing, and west-end-nights\.example names it/,
    ],
    [
      "an unknown theatre",
      "products/vienna-shows.json",
      '"theatre": "donausaal"',
      '"theatre": "donausal"',
      /donausal: is missing, and product 51027 names it/,
    ],
    ["a review phrase in six languages", "reviews/replies.json", '"NL"', '"NX"', /replies\.json: 0\.N[LX]: /],
    ["a currency without a rate", "rates.json", '"JOD"', '"JOX"', /JOD: is missing, and currencies\.json names it/],
  ])("%s", (_what, file, from, to, message) => {
    edit(file, from, to);
    expect(start).toThrow(message);
  });
});
