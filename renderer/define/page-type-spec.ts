import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { Composition, HeldSlices } from "../contracts/composition.ts";
import type { FieldsSchema } from "../parse/parse-fields.ts";
import type { FromAddress, PageMetadata, PageType, Presence } from "../contracts/page-type.ts";
import type { PartSpec, StructuredNode } from "../contracts/part.ts";
import type { Place, PlacePart } from "../../catalog/place/page-place.ts";
import type { PageContext, PageFacts } from "../contracts/page-context.ts";
import type { ProductPagesSpec } from "./close-product-pages.ts";
import type { ViewDefinition } from "../../routing/define-view.ts";

/**
 * Definition of a custom type, as its author writes it: its fields, and the kinds of its pages.
 */
export interface PageTypeSpec<Schema extends FieldsSchema> {
  /** Id of the custom type, `microsite`. */
  readonly type: string;
  readonly fields: Schema;
  /** The subject of the page. Its city decides the currency (E12). */
  readonly place?: (fields: InferOutput<Schema>) => Place;
  /** The collection type of the page, which is only measured (D24). Most types of pages lack one. */
  readonly collectionType?: (fields: InferOutput<Schema>) => string;
  /** Heading of the page if no part of it renders one. By default, the title of its metadata. */
  readonly heading?: (fields: InferOutput<Schema>) => SourceText;
  readonly metadata: (fields: InferOutput<Schema>, page: PageContext) => PageMetadata;
  /** Needs of every kind of the type: its metadata reads them. */
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

/** Definition of a page kind, as its author writes it. */
export interface PageKind<Fields> extends PartSpec<Fields> {
  readonly kind: string;
  /** Whether the fields say that a document is of this kind. By default every document of the type is. */
  readonly matches?: (fields: Fields) => boolean;
  /**
   * Returns whether the catalog agrees with the fields. `needs` declares its readings. By default only the fields
   * decide.
   */
  readonly matchesCatalog?: (fields: Fields, snapshot: Snapshot) => boolean;
  /** The query parameters that change this page; all others read as absent. Those of another leaf are there by name. */
  readonly view?: readonly (ViewDefinition | string)[];
  /**
   * For a kind whose pages are those of places: the parts that identify one. Links to the place lead there. The last part is
   * the kind of the place, `["city", "category"]` for a category in a city.
   */
  readonly ownPlace?: readonly PlacePart[];
  /** Whether its component has a search form, in place of the header's. */
  readonly searches?: true;
  /**
   * The slices that its fields hold. A group is omitted where the document has a slice of its first type, or a substitute.
   * Ids must be the same at each visit. `language` is the document's, as the content service names it.
   */
  readonly slices?: (fields: Fields, language: string) => HeldSlices;
  /** Slices that its page has even if its document lacks their type. No slices by default. */
  readonly composition?: Composition;
  /**
   * Whether what the page is about exists, and at this address. By default it does. A query that failed says nothing: then
   * the page is here.
   */
  readonly presence?: (fields: Fields, snapshot: Snapshot, facts: PageFacts) => Presence;
  /**
   * Number of pages of its list, for a kind that reads `page`. A page beyond the last is not found. By default the
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
