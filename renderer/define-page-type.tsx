import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import type { Product } from "../catalog/product/product.ts";
import { mergeNeeds, noNeeds } from "../catalog/snapshot/needs.ts";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import type { SourceText } from "../content/source-text.ts";
import { type Composition, type HeldSlices, nothingComposed, nothingHeld } from "./composition.ts";
import { checkCountry } from "./parse/check-country.ts";
import { type FieldsSchema, parseFields } from "./parse/parse-fields.ts";
import type { FromAddress, PageInstance, PageMetadata, PageType, Presence } from "./page-type.ts";
import { closePart, type PartSpec, type StructuredNode } from "./part.ts";
import { nowhere, type Place } from "./place.ts";
import { identifying } from "./place-pages.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import { closeProductPages, type ProductPagesSpec } from "./unsold-shows/close-product-pages.ts";
import type { View } from "../routing/view.ts";

/** What the author of a custom type writes: its fields, and the kinds of page that its documents can be. */
export interface PageTypeSpec<Schema extends FieldsSchema> {
  /** Id of the custom type, `microsite`. */
  readonly type: string;
  readonly schema: Schema;
  /** What the page is about. Its city decides the currency (specification §4). */
  readonly place?: (fields: InferOutput<Schema>) => Place;
  /** What the page is called: its heading where no part of it renders one. By default the title of its metadata is. */
  readonly heading?: (fields: InferOutput<Schema>) => SourceText;
  readonly metadata: (fields: InferOutput<Schema>, page: PageContext) => PageMetadata;
  /** What the type needs, whatever the kind: its metadata is made of it. */
  readonly needs?: PartSpec<InferOutput<Schema>>["needs"];
  /** For a type whose documents are the pages of products, so that lists link to them. */
  readonly productPages?: ProductPagesSpec<InferOutput<Schema>>;
  /** For a type that makes pages of addresses without a document: of a product's. A document adds to such a page. */
  readonly fromAddress?: FromAddress;
  /** The paths of such pages, where every host has the same. */
  readonly paths?: PageType["paths"];
  /** The special kinds first: a document is of the first kind that matches its fields and the catalog. */
  readonly kinds: readonly PageKind<InferOutput<Schema>>[];
}

/** What the author of a page kind writes. */
export interface PageKind<Fields> extends PartSpec<Fields> {
  readonly kind: string;
  /** Whether the fields say that a document is of this kind. By default every document of the type is. */
  readonly matches?: (fields: Fields) => boolean;
  /** Whether the catalog agrees with the fields. What it reads is in `needs`. By default the fields alone decide. */
  readonly matchesCatalog?: (fields: Fields, snapshot: Snapshot) => boolean;
  /** The query parameters that change this page; all others read as absent. */
  readonly view?: readonly (keyof View)[];
  /** For a kind whose pages are those of places: what of the place identifies one. Links to the place lead there. */
  readonly pageOf?: readonly (keyof Place)[];
  /** Whether its component has a search form, in place of the header's. */
  readonly searches?: true;
  /**
   * The slices that its fields hold. A group is omitted where the document has a slice of its first type, or a substitute.
   * Ids must be the same at each visit. `language` is the document's, as the content service names it.
   */
  readonly slices?: (fields: Fields, language: string) => HeldSlices;
  /** The slices that its page has even where its document has none of their type. By default there are none. */
  readonly composition?: Composition;
  /**
   * Whether what the page is about exists, and at this address. By default it does. A query that failed says nothing: then
   * the page is here.
   */
  readonly presence?: (fields: Fields, snapshot: Snapshot, facts: PageFacts) => Presence;
  /**
   * Number of pages of its list, for a kind that honours `page`. A page beyond the last is not found. By default the
   * page is the only one. A list that can't be read has `Infinity`.
   */
  readonly pages?: (fields: Fields, snapshot: Snapshot, facts: PageFacts) => number;
  /** The products that the page is about. Its texts and counts speak of these alone. */
  readonly about?: (fields: Fields, snapshot: Snapshot, facts: PageFacts) => readonly Product[];
  /** `about` is what the kind declares with `about`. */
  readonly structuredData?: (fields: Fields, page: PageContext, about: readonly Product[]) => readonly StructuredNode[];
  /** When something on the page ceases to be true, such as a deadline: epoch milliseconds. By default nothing does. */
  readonly trueUntil?: (fields: Fields, page: PageContext) => number | undefined;
  /** By default the page is its slices. */
  readonly Page?: (props: PageProps<Fields>) => ReactNode;
}

export interface PageProps<Fields> {
  readonly fields: Fields;
  readonly page: PageContext;
  /** The document's slices, rendered. */
  readonly children: ReactNode;
}

/** Closes over the typed half of a custom type, as `defineSlice` does for a slice. */
export function definePageType<Schema extends FieldsSchema>(spec: PageTypeSpec<Schema>): PageType {
  const { type, schema, kinds, productPages, fromAddress, paths = [], place } = spec;
  const parse: PageType["parse"] = ({ data, lang }, report) => {
    const fields = parseFields(schema, data, { what: type, code: "document-invalid", report });
    if (fields !== undefined) checkCountry(place?.(fields).country ?? "", report);
    return fields === undefined ? [] : kindsOf(kinds, fields).map((kind) => instantiate(spec, kind, fields, lang));
  };
  return {
    type,
    fields: schema.entries,
    kinds: kinds.map(({ kind }) => kind),
    compositions: new Map(kinds.map(({ kind, composition = nothingComposed }) => [kind, composition])),
    productPages: productPages && closeProductPages(spec, productPages),
    hasPlaces: kinds.some(({ pageOf }) => pageOf !== undefined),
    fromAddress,
    paths,
    parse,
  };
}

/** The kinds that match, down to the first that the fields alone decide. */
function kindsOf<Fields>(kinds: readonly PageKind<Fields>[], fields: Fields): readonly PageKind<Fields>[] {
  const matching = kinds.filter(({ matches }) => matches?.(fields) ?? true);
  const certain = matching.findIndex(({ matchesCatalog }) => matchesCatalog === undefined);
  return certain === -1 ? matching : matching.slice(0, certain + 1);
}

function instantiate<Schema extends FieldsSchema>(
  { place, needs, heading, metadata, productPages }: PageTypeSpec<Schema>,
  spec: PageKind<InferOutput<Schema>>,
  fields: InferOutput<Schema>,
  language: string,
): PageInstance {
  const {
    kind,
    view = [],
    composition = nothingComposed,
    searches = false,
    matchesCatalog,
    slices: held,
    presence,
    pages,
    about,
    structuredData,
    trueUntil,
    Page,
  } = spec;
  const part = closePart(spec, fields);
  const of = place?.(fields) ?? nowhere;
  return {
    ...part,
    kind,
    needs: (facts) => mergeNeeds([needs?.(fields, facts) ?? noNeeds, part.needs(facts)]),
    isProductPage: productPages !== undefined,
    view,
    place: of,
    pageOf: identifying(of, spec.pageOf),
    composition,
    searches,
    slices: held?.(fields, language) ?? nothingHeld,
    matchesCatalog: (snapshot) => matchesCatalog?.(fields, snapshot) ?? true,
    presence: (snapshot, facts) => presence?.(fields, snapshot, facts) ?? "here",
    pages: (snapshot, facts) => Math.max(1, pages?.(fields, snapshot, facts) ?? 1),
    about: (snapshot, facts) => about?.(fields, snapshot, facts) ?? [],
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
