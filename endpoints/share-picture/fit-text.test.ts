import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { getBrand } from "../../ui/theme/brands/index.ts";
import { fitText, splitGraphemes } from "./fit-text.ts";
import { readCoverage } from "./read-coverage.ts";
import { findFont } from "./share-fonts.ts";

test.each([
  ["Rome tickets, €24 – “half day”", "Rome tickets, €24 – “half day”", []],
  ["Christmas in Rome 🎄 tickets", "Christmas in Rome tickets", []],
  ["🎄 Rome 👨‍👩‍👧‍👦🇮🇹", "Rome", []],
  ["Rome ❤️ ©️ 1️⃣", "Rome © 1", []],
  ["🎄", "", []],
  ["Лондон: билеты", "Лондон: билеты", []],
  ["Αθήνα", "Αθηνα", []],
  ["東京 تذاكر Roma", "東京 تذاكر Roma", []],
  ["Hà Nội, Đắk Lắk", "Hà Noi, Đak Lak", []],
  ["Łódź".normalize("NFD"), "Łódź", []],
  ["𝗥𝗼𝗺𝗲 ﬁne", "Rome fine", []],
  ["กรุงเทพ Bangkok", "Bangkok", ["กรุงเทพ"]],
  ["Visit ירושלים", "Visit", ["ירושלים"]],
  ["Rome (ירושלים) – ירושלים", "Rome", ["ירושלים", "ירושלים"]],
  ["ירושלים", "", ["ירושלים"]],
  ["Tours from ₪90 a day", "Tours from a day", ["₪90"]],
  ["Rome\u0000\uFFFD\uE000 tickets", "Rome tickets", []],
])("X16: the fonts of pictures set %j as %j, and omit the words %j", (title, text, omitted) => {
  expect(fitText(title)).toEqual({ text, omitted });
});

const files = sites.flatMap((site) => Object.values(locales).map((locale) => ({ locale, site })));

test("X16: each character of any fitted text has a glyph in the font that sets it", () => {
  const scripts = fc.constantFrom(..."aé東한カب🎄Яגกहა₪→½ÅσĐ€ 、-".split(""), "👩‍🚀", "e\u0301", "\u202E", "\uD83C");
  const anyTitle = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: scripts }));
  fc.assert(
    fc.property(anyTitle, fc.constantFrom(...files), (title, { site, locale }) => {
      const { text } = fitText(title);
      const coverages = findFont(text, getBrand(site).fonts.at(-1) ?? "", locale).files.map(readOnce);
      const isDrawn = (character: string) => !/[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(character);
      const lacking = Array.from(text)
        .filter(isDrawn)
        .filter((character) => coverages.every((coverage) => !coverage.has(character.codePointAt(0) ?? 0)));
      expect(lacking).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const read = new Map<string, ReadonlySet<number>>();

function readOnce(file: string): ReadonlySet<number> {
  const coverage = read.get(file) ?? readCoverage(file);
  read.set(file, coverage);
  return coverage;
}

test.each(readdirSync(join(import.meta.dirname, "fonts")).filter((name) => /\.(?:ttf|otf)$/u.test(name)))(
  "a font's characters are read: %s",
  (name) => {
    expect(readCoverage(join(import.meta.dirname, "fonts", name)).size).toBeGreaterThan(100);
  },
);

test("an accent belongs to its letter, and a family is one sign", () => {
  expect(splitGraphemes("e\u0301👨‍👩‍👧x")).toEqual(["e\u0301", "👨‍👩‍👧", "x"]);
});
