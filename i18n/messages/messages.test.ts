import { describe, expect, test } from "vitest";
import { locales } from "../locales.ts";
import { createLocaleTranslator } from "../translator.ts";
import { catalogs } from "./index.ts";

/** Returns each text with its key: `{ product: { from: "ab" } }` → `[["product.from", "ab"]]`. An empty text is missing. */
function listTexts(tree: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return value.trim() === "" ? [] : [[path + key, value] as const];
    return typeof value === "object" && value !== null ? listTexts(value, `${path}${key}.`) : [];
  });
}

/** Returns the placeholders of a text: `{n, plural, one {# day} other {# days}} in {city}` → `{city} {n}`. */
function listPlaceholders(text: string): string {
  const found: string[] = [];
  let depth = 0;
  for (const { 0: character, index } of text.matchAll(/[{}]/g)) {
    if (character === "{" && depth === 0) found.push(`{${/\w+/.exec(text.slice(index))?.[0]}}`);
    depth += character === "{" ? 1 : -1;
  }
  return depth === 0 ? found.toSorted().join(" ") : "braces that do not match";
}

/** Returns the plural forms of a language for whole numbers: those up to a thousand, and millions. */
function listPluralForms(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  const counts = [...Array.from({ length: 1001 }, (_, count) => count), 1_000_000, 2_000_000, 1_000_000_000];
  return [...new Set(counts.map((count) => rules.select(count)))];
}

/** Returns the forms of each plural in a text: `{n, plural, one {# day} other {# days}}` → `one`, `other`. */
function listPlurals(text: string): readonly ReadonlyMap<string, string>[] {
  return [...text.matchAll(/\{\w+, plural,/g)].map(
    ({ 0: start, index }) => new Map(listForms(text.slice(index + start.length))),
  );
}

/** Returns the forms at the start of a text, up to the brace that closes their plural. */
function listForms(text: string): readonly (readonly [string, string])[] {
  const [start, form] = /^\s*(=\d+|\w+) \{/.exec(text) ?? [];
  if (start === undefined || form === undefined) return [];
  let [depth, end] = [1, start.length];
  for (; depth > 0 && end < text.length; end += 1) depth += { "{": 1, "}": -1 }[text.charAt(end)] ?? 0;
  return [[form, text.slice(start.length, end - 1)], ...listForms(text.slice(end))];
}

const english = new Map(listTexts(catalogs.en));
const others = Object.values(locales).filter(({ code }) => code !== "en");

test("every language has the texts of English, with their placeholders", () => {
  const faults = others.flatMap(({ code }) => {
    const own = new Map(listTexts(catalogs[code]));
    const missing = [...english.keys()].filter((key) => !own.has(key));
    const unknown = [...own.keys()].filter((key) => !english.has(key));
    const different = [...own].flatMap(([key, text]) => {
      const [found, due] = [listPlaceholders(text), listPlaceholders(english.get(key) ?? text)];
      return found === due ? [] : [`${code}.json: ${key} has ${found}, and English ${due}`];
    });
    return [
      ...missing.map((key) => `${code}.json: ${key} is missing`),
      ...unknown.map((key) => `${code}.json: ${key} is not in en.json`),
      ...different,
    ];
  });
  expect(faults).toEqual([]);
});

describe.each(Object.values(locales))("$name", ({ code, tag }) => {
  test("has every plural form of the language wherever it counts", () => {
    const counted = listTexts(catalogs[code]).filter(([, text]) => text.includes(", plural,"));
    const due = [...new Set([...listPluralForms(tag), "other"])].toSorted();
    const faults = counted.filter(([, text]) =>
      listPlurals(text).some((forms) => {
        const named = [...forms.keys()].filter((form) => !form.startsWith("="));
        return named.toSorted().join(" ") !== due.join(" ") || [...forms.values()].includes("");
      }),
    );
    expect(faults).toEqual([]);
  });
});

/** Plurals in which no noun follows the number. */
const withoutNoun = new Set(["seats.lowest", "seats.best", "seats.instead"]);

test.each([
  ["es", / # de \p{L}/u],
  ["fr", / # (?:de |d’)\p{L}/u],
  ["it", / # di \p{L}/u],
  ["pt", / # de \p{L}/u],
] as const)("W94: a million takes its preposition in %s", (code, pattern) => {
  const texts = listTexts(catalogs[code]).filter(([key]) => !withoutNoun.has(key));
  const faults = texts.filter(([, text]) =>
    listPlurals(text).some(
      (forms) => !pattern.test(` ${forms.get("many")}`) || / # (?:de |di |d’)/u.test(` ${forms.get("other")}`),
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["es", 1_000_000, "1.000.000 de opiniones"],
  ["es", 1_000, "1000 opiniones"],
  ["fr", 2_000_000, "2 000 000 d’avis"],
  ["it", 1_000_000, "1.000.000 di recensioni"],
  ["pt", 1_000_000, "1 000 000 de opiniões"],
  ["pl", 22, "22 opinie"],
  ["pl", 1_000_000, "1 000 000 opinii"],
  ["ar", 2, "مراجعتان"],
] as const)("W94: in %s, %d reviews are %j", (code, count, text) => {
  const t = createLocaleTranslator(locales[code]);
  expect(t("product.reviews", { count }).replaceAll(/[\u00A0\u202F]/gu, " ")).toBe(text);
});

test.each([
  ["en", "Rated 4.0 out of 5 from 1 rating"],
  ["de", "Mit 4.0 von 5 bewertet, 1 Bewertung"],
  ["es", "Valoración: 4.0 de 5, según 1 valoración"],
  ["it", "Voto 4.0 su 5, in base a 1 valutazione"],
  ["pl", "Ocena 4.0 na 5 (liczba ocen: 1)"],
] as const)("W94: in %s, one rating is one: %s", (code, text) => {
  expect(createLocaleTranslator(locales[code])("product.rating", { average: "4.0", count: 1 })).toBe(text);
});

/** Texts that a language shares with English, and why. Names of cities and signs between placeholders may be the same anywhere. */
const sameAsEnglish: Readonly<Record<string, { readonly codes: readonly string[]; readonly reason: string }>> = {
  "storage.categories.marketing.title": { codes: ["de", "nl", "pl"], reason: "the same word" },
  "storage.name": { codes: ["de"], reason: "the same word" },
  "storage.places.cookie": {
    codes: ["cn", "de", "es", "fr", "id", "it", "ja", "nl", "pt", "tw"],
    reason: "a term of browsers",
  },
  "booking.date": { codes: ["fr"], reason: "the same word" },
  "booking.total": { codes: ["es", "id", "pt"], reason: "the same word" },
  "venue.amenity.CAFE": { codes: ["de", "fr", "nl", "pt"], reason: "the same word" },
  "venue.amenity.LIFT": { codes: ["id", "nl"], reason: "the same word" },
  "venue.amenity.PARKING": { codes: ["fr", "pl"], reason: "the same word" },
  "venue.amenity.RESTAURANT": { codes: ["de", "fr", "nl"], reason: "the same word" },
  "venue.amenity.WIFI": { codes: ["fr", "id", "it", "ja", "pl", "pt"], reason: "the same word" },
  "preview.shortcodes": { codes: ["de", "nl"], reason: "a term of editors" },
  "preview.error": { codes: ["es"], reason: "the same word" },
  "shell.menu": {
    codes: ["fr", "id", "it", "nl", "pl", "pt"],
    reason: "the same word",
  },
  "product.cashback": { codes: ["nl"], reason: "the same words" },
  "reviews.facets.variant": { codes: ["fr"], reason: "the same word" },
  "reviews.topics.guide": { codes: ["de", "fr"], reason: "the same word" },
  "reviews.topics.photos": { codes: ["fr"], reason: "the same word" },
  "reviews.topics.tickets": { codes: ["de", "nl"], reason: "the same word" },
  "experience.home": { codes: ["it"], reason: "a term of browsers" },
  "experience.no": { codes: ["es", "it"], reason: "the same word" },
  "gallery.label": { codes: ["fr"], reason: "the same word" },
  "place.category": { codes: ["de", "nl"], reason: "names around the same word" },
  "listing.facets.subCategory": { codes: ["fr"], reason: "the same word" },
  "listing.facets.genre": { codes: ["fr", "id", "nl"], reason: "the same word" },
  "listing.filters": { codes: ["nl"], reason: "the same word" },
  "performances.party": { codes: ["de", "nl"], reason: "the same word" },
  "performances.total": { codes: ["nl"], reason: "the same words" },
  "traveller.SENIOR": { codes: ["fr", "it", "nl", "pl"], reason: "the same word" },
  "traveller.STUDENT": { codes: ["nl", "pl"], reason: "the same word" },
  "map.north": { codes: ["de", "es", "fr", "it", "nl", "pl", "pt"], reason: "the letter of the compass" },
  "experience.terms.FAST_TRACK": { codes: ["nl"], reason: "the same words" },
  "experience.vehicles.SUV": { codes: ["cn", "de", "es", "fr", "ja", "ko", "nl", "pl", "pt"], reason: "the same word" },
  "experience.vehicles.BUS": { codes: ["de", "id"], reason: "the same word" },
  "experience.vehicles.TRAIN": { codes: ["fr"], reason: "the same word" },
};

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));
}

test("X16: no text is English in another language but those of the list", () => {
  const same = others.flatMap(({ code }) =>
    listTexts(catalogs[code])
      .filter(([key, text]) => !key.startsWith("cities.") && hasWords(text) && english.get(key) === text)
      .map(([key]) => `${key} ${code}`),
  );
  const listed = Object.entries(sameAsEnglish).flatMap(([key, { codes }]) => codes.map((code) => `${key} ${code}`));
  expect(same.toSorted()).toEqual(listed.toSorted());
});

test.each(others.filter(({ code }) => ["ar", "ja", "ko", "tw", "cn"].includes(code)))(
  "X16: $name writes the names of cities in its own script",
  ({ code }) => {
    const names = listTexts(catalogs[code]).filter(([key]) => key.startsWith("cities."));
    expect(names.filter(([, name]) => !/[^\p{Script=Latin}\P{L}]/u.test(name))).toEqual([]);
  },
);

test.each(["ar", "cn", "ja", "ko", "tw"] as const)(
  "%s: a sentence that occurs twice in English is one sentence",
  (code) => {
    const own = new Map(listTexts(catalogs[code]));
    const translations = new Map<string, Set<string | undefined>>();
    for (const [key, text] of english) {
      if (!/ .*[.?]$/.test(text)) continue;
      translations.set(text, (translations.get(text) ?? new Set()).add(own.get(key)));
    }
    expect([...translations.values()].filter(({ size }) => size > 1)).toEqual([]);
  },
);

/** Words whose case or number a duration would need, in the languages that inflect "hour" and "day". `Intl` has one form of each. */
const governing = {
  ar: /(?:^|\s)(?:من|إلى|حتى|نحو|كل|قبل|بعد|خلال|لمدة|خصّص|بـ) ?\{(?:shortest|longest|duration|interval)\}/,
  pl: /(?:^|\s)(?:od|do|o|około|po|przez|przerwa|zaplanuj) \{(?:shortest|longest|duration|interval)\}/i,
  de: /(?:^|\s)(?:von|zu|in|nach|seit|mit) \{(?:shortest|longest|duration|interval)\}/i,
  es: /(?:^|\s)(?:faltan|quedan|unos|cada uno de) \{(?:duration|ride|before)\}/i,
  fr: /(?:^|\s)(?:toutes les|restent|manquent) \{(?:duration|ride|before)\}/i,
  it: /(?:^|\s)(?:mancano|restano|restano così) \{(?:duration|ride|before)\}/i,
  pt: /(?:^|\s)(?:faltam|restam|ficam) \{(?:duration|ride|before)\}/i,
} as const;

test.each(["ar", "pl", "de", "es", "fr", "it", "pt"] as const)(
  "J5: no word of %s governs the case or number of a duration",
  (code) => {
    const faults = listTexts(catalogs[code]).filter(([key, text]) =>
      governing[code].test(key === "sight.upTo" ? text.replace("{value}", "{longest}") : text),
    );
    expect(faults).toEqual([]);
  },
);
