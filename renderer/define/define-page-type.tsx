import type { InferOutput } from "valibot";
import { mergeNeeds, noNeeds } from "../../catalog/snapshot/needs.ts";
import { nothingComposed, nothingHeld } from "../contracts/composition.ts";
import { type FieldsSchema, parseFields } from "../parse/parse-fields.ts";
import type { PageInstance, PageType } from "../contracts/page-type.ts";
import type { PageKind, PageTypeSpec } from "./page-type-spec.ts";
import { isCountryCode } from "../../i18n/countries.ts";
import type { Report } from "../contracts/diagnostics.ts";
import { closePart } from "./close-part.ts";
import { listReadFields } from "./list-read-fields.ts";
import { listViewNames } from "../../routing/define-view.ts";
import { nowhere, pickParts } from "../../catalog/place/page-place.ts";
import { closeProductPages } from "./close-product-pages.ts";

/** Closes over the typed half of a custom type, as `defineSlice` does for a slice. */
export function definePageType<Schema extends FieldsSchema>(spec: PageTypeSpec<Schema>): PageType {
  const { type, kinds, productPages, fromAddress, paths = [], place } = spec;
  const parse: PageType["parse"] = ({ data, lang }, report) => {
    const fields = parseFields(spec.fields, data, { what: type, code: "document-invalid", report });
    if (fields !== undefined) checkCountry(place?.(fields).country ?? "", report);
    return fields === undefined
      ? []
      : listMatchingKinds(kinds, fields).map((kind) => closePageKind(spec, kind, fields, lang));
  };
  return {
    type,
    fields: spec.fields.entries,
    kinds: kinds.map(({ kind }) => kind),
    compositions: new Map(kinds.map(({ kind, composition = nothingComposed }) => [kind, composition])),
    productPages: productPages && closeProductPages(spec, productPages),
    hasPlaces: kinds.some(({ ownPlace }) => ownPlace !== undefined),
    fromAddress,
    paths,
    parse,
  };
}

/** Reports a country that is not an ISO 3166-1 alpha-2 code. An empty one is accepted. */
function checkCountry(country: string, report: Report): void {
  if (country === "" || isCountryCode(country)) return;
  report(
    "country-unknown",
    `The country "${country}" is not one of ISO 3166-1, so it says nothing about the page.`,
    "Write its two capital letters, such as IT or GB.",
  );
}

/** The kinds that match, down to the first that the fields alone decide. */
function listMatchingKinds<Fields>(kinds: readonly PageKind<Fields>[], fields: Fields): readonly PageKind<Fields>[] {
  const matching = kinds.filter(({ matches }) => matches?.(fields) ?? true);
  const certain = matching.findIndex(({ matchesCatalog }) => matchesCatalog === undefined);
  return certain === -1 ? matching : matching.slice(0, certain + 1);
}

/** Closes over the fields of a page, as one of the kinds of its type. `language` is the document's. */
function closePageKind<Schema extends FieldsSchema>(
  type: PageTypeSpec<Schema>,
  spec: PageKind<InferOutput<Schema>>,
  fields: InferOutput<Schema>,
  language: string,
): PageInstance {
  const { kind, view = [], composition = nothingComposed, searches = false } = spec;
  const part = closePart(spec, fields);
  const place = type.place?.(fields) ?? nowhere;
  return {
    ...part,
    ...closeCatalogHalf(spec, fields),
    ...closeRenderedHalf(type, spec, fields),
    kind,
    needs: (facts) => mergeNeeds([type.needs?.(fields, facts) ?? noNeeds, part.needs(facts)]),
    isProductPage: type.productPages !== undefined,
    view: view.flatMap((each) => (typeof each === "string" ? [each] : listViewNames(each))),
    place,
    ownPlace: spec.ownPlace && pickParts(place, spec.ownPlace),
    ownPart: spec.ownPlace?.at(-1),
    collectionType: type.collectionType?.(fields),
    composition,
    searches,
    slices: spec.slices?.(fields, language) ?? nothingHeld,
    follows: () => ({
      composed: listReadFields(fields, (read) => type.place?.(read)),
      held: listReadFields(fields, (read) => spec.slices?.(read, language)),
    }),
  };
}

/** Closes over the fields of the functions that read the catalog. */
function closeCatalogHalf<Fields>(
  { matchesCatalog, presence, pages, about }: PageKind<Fields>,
  fields: Fields,
): Pick<PageInstance, "matchesCatalog" | "presence" | "pages" | "about"> {
  return {
    matchesCatalog: (snapshot) => matchesCatalog?.(fields, snapshot) ?? true,
    presence: (snapshot, facts) => presence?.(fields, snapshot, facts) ?? "here",
    pages: (snapshot, facts) => Math.max(1, pages?.(fields, snapshot, facts) ?? 1),
    about: (snapshot, facts) => about?.(fields, snapshot, facts) ?? [],
  };
}

/** Closes over the fields of the functions that render the page and its metadata. */
function closeRenderedHalf<Schema extends FieldsSchema>(
  { heading, metadata }: PageTypeSpec<Schema>,
  { structuredData, trueUntil, Page }: PageKind<InferOutput<Schema>>,
  fields: InferOutput<Schema>,
): Pick<PageInstance, "structuredData" | "trueUntil" | "heading" | "metadata" | "render"> {
  return {
    structuredData: (page, products) => structuredData?.(fields, page, products) ?? [],
    trueUntil: (page) => trueUntil?.(fields, page),
    heading: (page) => (heading === undefined ? "" : page.text(heading(fields))),
    metadata: (page) => metadata(fields, page),
    render: (page, slices) =>
      Page === undefined ? (
        slices
      ) : (
        <Page fields={fields} page={page}>
          {slices}
        </Page>
      ),
  };
}
