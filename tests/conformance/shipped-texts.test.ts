import { describe, expect, test } from "vitest";
import { sites } from "../../hosts/index.ts";
import { claimSources, isAbout, type SourceFile } from "../support/shipped/claim-sources.ts";
import { documentGroups } from "../support/shipped/document-groups.ts";
import { type Claim, claimsIn, numbersIn, plainDigits, extractVisibleProse } from "../support/shipped/find-claims.ts";
import { interfaceClaims } from "../support/shipped/interface-claims.ts";
import { interfaceTexts } from "../support/shipped/interface-texts.ts";
import { type ShippedDocument, shippedDocuments } from "../support/shipped/shipped-documents.ts";
import { locales } from "../../i18n/locales.ts";
import { typographyFaults } from "../support/typography.ts";

const documents = shippedDocuments();
const files = claimSources();
const english = documents.filter(({ locale }) => locale.code === "en");
/** Brands, and the sellers that footers name: `Tessera Experiences Ltd, 14 Mosaic Yard` → `Tessera Experiences Ltd`. */
const names = [
  ...documents.flatMap(({ texts }) => texts.get("legal_name")?.split(",").slice(0, 1) ?? []),
  ...sites.map(({ brand }) => brand),
];
const translated = documents.filter(({ locale }) => locale.code !== "en");
const originals = new Map(english.map((document) => [`${document.type} ${document.uid}`, document]));
const formatDocumentName = ({ type, uid, locale }: ShippedDocument) => `${type}/${uid} (${locale.code})`;
const listPhrases = (document: ShippedDocument) =>
  files.filter((file) => isAbout(file, document)).flatMap(({ sources }) => sources.map(({ phrase }) => phrase));

const groups = (all: readonly ShippedDocument[]) =>
  documentGroups(all, ({ type, locale }) => ({ type, lang: locale.code }));

/** Returns the English document of a translation. */
function getOriginal(document: ShippedDocument): ShippedDocument {
  const original = originals.get(`${document.type} ${document.uid}`);
  if (original === undefined) throw new Error(`${formatDocumentName(document)} has no English document.`);
  return original;
}

function proses({ texts }: ShippedDocument): readonly (readonly [string, string])[] {
  return [...texts].map(([path, text]) => [path, extractVisibleProse(text)]);
}

/** Returns whether a claim is inside one of these phrases. */
function isInside({ from, to }: Claim, prose: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    for (let at = prose.indexOf(phrase); at !== -1; at = prose.indexOf(phrase, at + 1)) {
      if (at <= from && to <= at + phrase.length) return true;
    }
    return false;
  });
}

describe("A12, X25: a number, price or superlative that no shortcode produces has a source", () => {
  test.each(groups(english))("%s", (_name, group) => {
    const unsourced = group.flatMap((document) => {
      const phrases = listPhrases(document);
      return proses(document).flatMap(([path, prose]) =>
        claimsIn(prose, "en")
          .filter((claim) => !isInside(claim, prose, phrases))
          .map(({ text }) => `${formatDocumentName(document)}: "${text}" in ${path}: ${prose}`),
      );
    });
    expect(unsourced).toEqual([]);
  });

  test.each(files.map((file) => [`${file.type}/${file.name}`, file] as const))("%s has no other", (_name, file) => {
    expect(unusedIn(file)).toEqual([]);
  });
});

describe("A12, X25: a text of the interface that counts, ranks or promises has a reason", () => {
  const texts = [...interfaceTexts("en")];
  const phrases = Object.values(interfaceClaims).flat();

  test("each has one", () => {
    const unsourced = texts.flatMap(([key, text]) =>
      claimsIn(text, "en").flatMap((claim) =>
        isInside(claim, text, phrases) ? [] : [`${key}: ${claim.text}: ${text}`],
      ),
    );
    expect(unsourced).toEqual([]);
  });

  test.each(phrases)("%s occurs", (phrase) => {
    expect(texts.filter(([, text]) => text.includes(phrase))).not.toEqual([]);
  });
});

/** Returns the phrases of a file that occur nowhere any more. */
function unusedIn(file: SourceFile): readonly string[] {
  const texts = english.filter((document) => isAbout(file, document)).flatMap((document) => proses(document));
  return file.sources
    .map(({ phrase }) => phrase)
    .filter((phrase) => !texts.some(([, prose]) => prose.includes(phrase)));
}

describe("A12, X25: a translation claims no more than the English text", () => {
  test.each(groups(translated))("%s", (_name, group) => {
    const added = group.flatMap((document) => {
      const inEnglish = new Map(proses(getOriginal(document)));
      return proses(document).flatMap(([path, prose]) =>
        claimsIn(prose, document.locale.code)
          .filter((claim) => !isClaimed(claim, inEnglish.get(path) ?? ""))
          .map(({ text }) => `${formatDocumentName(document)}: "${text}" in ${path}: ${prose}`),
      );
    });
    expect(added).toEqual([]);
  });
});

/** Returns whether the English text has the same number or word, or for a word any claim. A 1 is the article of many languages. */
function isClaimed({ text }: Claim, original: string): boolean {
  if (text === "1") return true;
  if (/^\p{Nd}/u.test(text)) return numbersIn(original).has(plainDigits(text));
  return original.includes(text) || claimsIn(original, "en").length > 0;
}

test.each(groups(translated))("the pictures of %s are described in its language", (_name, group) => {
  const untranslated = group.flatMap((document) =>
    [...document.alts].filter(([path, alt]) => alt === getOriginal(document).alts.get(path)),
  );
  expect(untranslated).toEqual([]);
});

test.each(groups(translated))("A9: %s names the brands and the seller that the English text names", (_name, group) => {
  const changed = group.flatMap((document) =>
    [...document.texts].filter(
      ([path, text]) => namesIn(text).join() !== namesIn(getOriginal(document).texts.get(path) ?? "").join(),
    ),
  );
  expect(changed).toEqual([]);
});

/** Returns the brands and the legal name in a text, sorted: `Tessera ist eine Website von …` → Tessera. */
function namesIn(text: string): readonly string[] {
  return (text.match(new RegExp(names.join("|"), "gu")) ?? []).toSorted();
}

test.each(groups(documents))("%s follows the typography of its language", (_name, group) => {
  const faults = group.flatMap((document) =>
    [...document.texts.values()].flatMap((text) =>
      typographyFaults(document.locale.code, extractVisibleProse(text)).map(
        (fault) => `${formatDocumentName(document)}: ${fault}: ${text}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});

const titled = documents.filter(({ texts }) => texts.has("meta_title"));

test.each(groups(titled))("X17: the titles of %s end in the site's own brand", (_name, group) => {
  const others = group.filter(({ uid, texts }) => {
    const site = sites.find(({ host }) => uid === host || uid.startsWith(`${host}.`));
    return texts.get("meta_title")?.endsWith(` | ${site?.brand}`) !== true;
  });
  expect(others.map(formatDocumentName)).toEqual([]);
});

test("no two pages in one language have the same title", () => {
  const titles = titled.map(({ locale, texts }) => `${locale.code}: ${texts.get("meta_title")}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("every e-mail address in a text is the one in the site's footer", () => {
  const contacts = new Set(
    documents.filter(({ type }) => type === "common_footer").map(({ texts }) => texts.get("contact_email")),
  );
  const addresses = documents.flatMap(({ texts }) =>
    [...texts.values()].flatMap((text) => text.match(/[\w.]+@[\w.]+\w/gu) ?? []),
  );
  expect([...new Set(addresses)]).toEqual([...contacts]);
});

test("W143: no text is a maker's: of demos, of what a provider counts, of what can be booked right now", () => {
  const makers = /\(demo\)|（(?:デモ|演示|示範)）|\bupto\b|as our provider counts|not bookable|to what is saved/i;
  const shipped = documents.flatMap((document) =>
    [...document.texts].map(([path, text]) => [`${formatDocumentName(document)} ${path}`, text] as const),
  );
  const ofInterface = Object.values(locales).flatMap(({ code }) =>
    [...interfaceTexts(code)].map(([key, text]) => [`${code} ${key}`, text] as const),
  );
  const ofHosts = sites.map(({ host, legalName }) => [host, legalName] as const);
  expect([...shipped, ...ofInterface, ...ofHosts].filter(([, text]) => makers.test(text))).toEqual([]);
  expect(makers.test("Tessera Experiences Ltd, London (demo)")).toBe(true);
});
