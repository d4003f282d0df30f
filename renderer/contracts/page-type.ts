import type { ReactNode } from "react";
import type { ObjectEntries } from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { RawDocument } from "../../content/document.ts";
import type { Report } from "./diagnostics.ts";
import type { Composition, HeldSlices } from "./composition.ts";
import type { Part, StructuredNode } from "./part.ts";
import type { Place, PlacePart } from "../../catalog/place/page-place.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import type { PageContext, PageFacts } from "./page-context.ts";
import type { ProductPageType } from "./unsold-show.ts";

/** Title, description and picture of a page, as text. */
export interface PageMetadata {
  /** That of a rendered page is never empty: its heading replaces one that is. */
  readonly title: string;
  /** Name of the page. Where no editor wrote a title, it is this name and the brand. */
  readonly name?: string;
  readonly description: string;
  readonly image: string | undefined;
  /** The day on which a story was published, `2026-11-20`. Only a page that is a story has one. */
  readonly published?: string;
  /** The visitor's choice on it, such as the start of a show. Its title has it. */
  readonly chosen?: string;
  /** Which of its addresses search engines list; by default its own, and those of its other languages. */
  readonly canonical?: CanonicalPages;
  /** Whether search engines may list it at all; by default they may. */
  readonly isListed?: boolean;
}

/** The one site that a page which several sites have counts for, and the languages that it is translated to. */
export interface CanonicalPages {
  readonly site: Site;
  /** Never empty. A page in any other language is a version of the English one, or else of the first. */
  readonly languages: readonly Locale[];
}

/** Whether there is a page at all at this address, as the catalog says. */
export type Presence = "here" | "missing" | { readonly movedTo: readonly string[] };

/** A custom type of pages in the registry. The types of its fields are closed over. */
export interface PageType {
  /** Id of the custom type, `microsite`. */
  readonly type: string;
  readonly fields: ObjectEntries;
  /** Names of its kinds, in the order in which they are tried. */
  readonly kinds: readonly string[];
  /** Compositions of its kinds, by their names. */
  readonly compositions: ReadonlyMap<string, Composition>;
  readonly productPages: ProductPageType | undefined;
  /** Whether its documents can be the pages of places. */
  readonly hasPlaces: boolean;
  /** Returns the fields of the page at a path without a document; undefined if this type has no such page. */
  readonly fromAddress: FromAddress | undefined;
  /** Paths at which every host has a page without a document. */
  readonly paths: readonly (readonly string[])[];
  /** Returns the kinds the document may be, likeliest first; none, and a diagnostic, when its fields do not fit. */
  readonly parse: (document: RawDocument, report: Report) => readonly PageInstance[];
}

/** Path segments after the language prefix → fields of a document, as the content service would send them. */
export type FromAddress = (path: readonly string[]) => RawDocument["data"] | undefined;

/** The fields of one page, parsed, as one of the kinds that the page may be. */
export interface PageInstance extends Part {
  /** `city`, `show`. */
  readonly kind: string;
  /** Whether documents of its type are the pages of products. */
  readonly isProductPage: boolean;
  /** The query parameters that this kind honors. */
  readonly view: readonly string[];
  /** Subject of the page, from its fields. Its city decides the currency when the traveller has chosen none. */
  readonly place: Place;
  /** The place whose page this is: links to the place lead here. Undefined when it is not the page of a place. */
  readonly ownPlace: Place | undefined;
  /** Kind of that place, under which pages list it: `category` for a category in a city. */
  readonly ownPart: PlacePart | undefined;
  /** The collection type that its fields name, to be measured; undefined for a type of pages without any (D24). */
  readonly collectionType: string | undefined;
  /** Whether its component has a search form. Then the header links to it. */
  readonly searches: boolean;
  /** Slices that its page has even if its document lacks their type. */
  readonly composition: Composition;
  /** The slices that its fields hold. A group is omitted where the document has its first type, or a substitute. */
  readonly slices: HeldSlices;
  /** Returns the names of the fields that slices which no editor wrote follow: composed ones, and those that fields hold. */
  readonly follows: () => Readonly<Record<"composed" | "held", readonly string[]>>;
  /** Returns whether the catalog agrees that the page is of this kind (B8). */
  readonly matchesCatalog: (snapshot: Snapshot) => boolean;
  /** Whether what the page is about exists, and at this address. Never `missing` because a query failed. */
  readonly presence: (snapshot: Snapshot, facts: PageFacts) => Presence;
  /** Number of pages of its list, at least 1. A view beyond the last is not found. */
  readonly pages: (snapshot: Snapshot, facts: PageFacts) => number;
  /** The products that the page is about; empty where it is about all that its slices show. */
  readonly about: (snapshot: Snapshot, facts: PageFacts) => readonly Product[];
  readonly structuredData: (page: PageContext, about: readonly Product[]) => readonly StructuredNode[];
  /** When something on the page ceases to be true: epoch milliseconds. Undefined where nothing does. */
  readonly trueUntil: (page: PageContext) => number | undefined;
  /** Heading of the page if no part of it renders one. Empty when the fields have no heading. */
  readonly heading: (page: PageContext) => string;
  readonly metadata: (page: PageContext) => PageMetadata;
  readonly render: (page: PageContext, slices: ReactNode) => ReactNode;
}
