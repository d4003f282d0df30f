import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { catalogs } from "../../i18n/messages/index.ts";

const translations = v.record(v.string(), v.string());
const schema = v.object({
  sections: v.object({ sellingOutFast: translations }),
  descriptors: v.record(v.string(), translations),
});

const file = path.join(import.meta.dirname, "../../embedded/provider-api/data/phrases.json");
const { sections, descriptors } = v.parse(schema, JSON.parse(readFileSync(file, "utf8")));

/** Returns what the interface says besides the provider, in each language that both have. */
function different(texts: Readonly<Record<string, string>>, own: (code: LocaleCode) => string | undefined) {
  return Object.values(locales).flatMap(({ code, providerLanguage }) => {
    const [sent, shown] = [texts[providerLanguage.toLowerCase()], own(code)];
    return sent === undefined || shown === undefined || sent === shown ? [] : [`${code}: ${sent} / ${shown}`];
  });
}

const shown = Object.keys(catalogs.en.descriptors);

function ownDescriptor(code: LocaleCode, key: string): string | undefined {
  return new Map(Object.entries(catalogs[code].descriptors ?? {})).get(key);
}

test.each(shown)("the provider and the interface have one word for %s", (key) => {
  const texts = descriptors[key] ?? {};
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(["en", "de", "ar"]));
  expect(different(texts, (code) => ownDescriptor(code, key))).toEqual([]);
});

test("both say in one way that a product sells quickly", () => {
  expect(sections.sellingOutFast["en"]).toBe(catalogs.en.product.sellingOutFast);
  expect(different(sections.sellingOutFast, (code) => catalogs[code].product?.sellingOutFast)).toEqual([]);
});

/** Returns the values that occur more than once. */
function listRepeated(values: readonly (string | undefined)[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test.each(Object.values(locales))("no two classes of entry and no two vehicles share a name in $name", ({ code }) => {
  const { terms, vehicles } = catalogs[code].experience ?? {};
  const classes = [terms?.STANDARD, terms?.FAST_TRACK, terms?.PRIORITY];
  expect(listRepeated([...classes, terms?.SKIP_THE_LINE])).toEqual([]);
  expect(listRepeated([...classes, ownDescriptor(code, "SKIP_THE_LINE")])).toEqual([]);
  expect(listRepeated(Object.values(vehicles ?? {}))).toEqual([]);
});
