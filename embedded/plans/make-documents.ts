import * as v from "valibot";
import { makeAccessibilityDocuments } from "./documents/accessibility-documents.ts";
import { makeCategoryDocument } from "./documents/category-document.ts";
import { listCityCategories } from "./documents/categories.ts";
import { makeCityDocument } from "./documents/city-document.ts";
import { makeCollectionDocument } from "./documents/collection-document.ts";
import { makeCountryDocument } from "./documents/country-document.ts";
import { makeLegalDocuments } from "./documents/legal-documents.ts";
import { makeReviewDocuments } from "./documents/review-documents.ts";
import { makeShowDocuments } from "./documents/show-documents.ts";
import type { ListingLanguage } from "./materials/listing-languages.ts";
import { type Materials, readMaterials } from "./materials/materials.ts";
import { makeSightDocuments } from "./sights/sight-documents.ts";

const identity = v.looseObject({ type: v.string(), uid: v.string(), lang: v.string() });

/** Makes all planned documents, as the texts of files by name: `microsite/www.tessera.example.rome.tours.en-us.json`. */
export function makeDocuments(materials: Materials = readMaterials()): ReadonlyMap<string, string> {
  const documents = [
    ...materials.listingLanguages.flatMap((language) => makeListingDocuments(language, materials)),
    ...makeLegalDocuments(materials),
    ...makeAccessibilityDocuments(materials),
    ...makeReviewDocuments(materials),
    ...makeSightDocuments(materials),
    ...makeShowDocuments(materials),
  ];
  return new Map(documents.map((document) => [toName(document), `${JSON.stringify(document, undefined, 2)}\n`]));
}

function makeListingDocuments(language: ListingLanguage, materials: Materials): readonly object[] {
  const { cities, plans } = materials;
  return [
    ...cities.flatMap((one) => makeCityDocument(one, language, materials) ?? []),
    ...plans.countries.map((one) => makeCountryDocument(one, language, materials)),
    ...listCityCategories(materials).map((one) => makeCategoryDocument(one, language, materials)),
    ...plans.collections.map((one) => makeCollectionDocument(one, language, materials)),
  ];
}

function toName(document: object): string {
  const { type, uid, lang } = v.parse(identity, document);
  return `${type}/${uid}.${lang}.json`;
}
