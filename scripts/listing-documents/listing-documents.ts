import * as v from "valibot";
import { categoryDocument } from "./category-document.ts";
import { cityDocument, cityUid } from "./city-document.ts";
import { collectionDocument, collectionUid } from "./collection-document.ts";
import { countryDocument } from "./country-document.ts";
import { legalDocuments } from "./legal-documents.ts";
import { cityCategories, plannedCities } from "./places.ts";
import { type Language, languages, plans } from "./plans.ts";
import { reviewDocuments } from "./review-documents.ts";
import { showDocuments } from "./show-documents.ts";
import { sightDocuments, sightUid } from "./sight-documents.ts";
import { sightPlans } from "./sight-plans.ts";
import { listSightPhrases } from "./sight-sources.ts";

const identity = v.looseObject({ type: v.string(), uid: v.string(), lang: v.string() });
const codes = v.parse(v.array(v.picklist(["en", "de", "ar", "tw"])), Object.keys(languages));

/** Returns the files of all generated documents and of their sources, by their paths below `content-service/data/`. */
export function listingFiles(): ReadonlyMap<string, string> {
  const documents = [
    ...codes.flatMap(documentsIn),
    ...legalDocuments(),
    ...reviewDocuments(),
    ...sightDocuments(),
    ...showDocuments(),
  ];
  return new Map(
    [...documents.map(toDocumentFile), ...sourceFiles()].map(([path, value]) => [path, formatJson(value)]),
  );
}

function documentsIn(language: Language): readonly object[] {
  return [
    ...plannedCities.flatMap((one) => cityDocument(one, language) ?? []),
    ...plans.countries.map((one) => countryDocument(one, language)),
    ...cityCategories().map((one) => categoryDocument(one, language)),
    ...plans.collections.map((one) => collectionDocument(one, language)),
  ];
}

function toDocumentFile(document: object): readonly [string, object] {
  const { type, uid, lang } = v.parse(identity, document);
  return [`documents/${type}/${uid}.${lang}.json`, document];
}

/** Returns the sources of what plans state. A city without a tagline is written by hand, and so are its sources. */
function sourceFiles(): readonly (readonly [string, object])[] {
  const files = [
    ...plannedCities.map((one) => [cityUid(one), one.plan.sources] as const),
    ...plans.collections.map((one) => [collectionUid(one), one.sources] as const),
  ];
  const pages = sightPlans.flatMap((plan) => listSightPhrases(plan, sightUid(plan)));
  return [
    ...files.flatMap(([uid, sources]) =>
      sources.length === 0 ? [] : [[`sources/microsite/${uid}.json`, sources] as const],
    ),
    ...pages.map(([uid, phrases]) => [`sources/content_page/${uid}.json`, phrases] as const),
  ];
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
