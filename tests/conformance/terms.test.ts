import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { isLocaleCode } from "../../i18n/locales.ts";
import { catalogues } from "../../i18n/messages/index.ts";

const translations = v.record(v.string(), v.string());
const schema = v.object({
  sections: v.object({ sellingOutFast: translations }),
  descriptors: v.record(v.string(), translations),
});

const file = path.join(import.meta.dirname, "../../embedded/provider-api/data/phrases.json");
const phrases = v.parse(schema, JSON.parse(readFileSync(file, "utf8")));

function textsOf(group: object | undefined): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(group ?? {}));
}

test("the embedded provider and the interface have one word for a descriptor, in each language that both have", () => {
  const different = Object.entries(phrases.descriptors).flatMap(([key, texts]) =>
    Object.entries(texts).flatMap(([code, text]) => {
      const own = isLocaleCode(code) ? textsOf(catalogues[code].descriptors).get(key) : undefined;
      return own === undefined || own === text ? [] : [`${code} ${key}: ${text}, which the interface says otherwise`];
    }),
  );
  expect(different).toEqual([]);
});

test("both say in one way that a product sells quickly", () => {
  const texts = Object.entries(phrases.sections.sellingOutFast);
  const own = texts.map(([code]) => (isLocaleCode(code) ? catalogues[code].product?.sellingOutFast : undefined));
  expect(own).toEqual(texts.map(([, text]) => text));
});
