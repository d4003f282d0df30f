import type { Product } from "../../catalog/product/product.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { PageFacts } from "./page-context.ts";

/** Visible content of a slice, after filters, limits and exclusions: feeds shortcodes and structured data. */
export interface Shown {
  /** In the order of the page. */
  readonly products: readonly Product[];
  /** All products that the filters of a list leave, on all its pages. The texts of the page speak of these alone. */
  readonly list?: readonly Product[];
  /** Parameters of the view that narrow nothing in that list: values that nothing has, days that are over. */
  readonly ignored?: readonly string[];
  /** Number of pages of that list, by default 1. A list that can't be read has `Infinity`. */
  readonly pages?: number;
}

export const nothingShown: Shown = { products: [] };

/** One node of a page's structured data: `{ "@type": "FAQPage", … }` (schema.org). */
export interface StructuredNode {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** A problem that an editor can correct in a part, found once the catalog was read. */
export interface PartFinding {
  readonly code:
    | "catalog-id-unknown"
    | "date-unknown-to-lists"
    | "fact-contradicted"
    | "list-filtered-away"
    | "page-topic-missing"
    | "product-collection-missing";
  /** Event and its reason. */
  readonly message: string;
  /** Correction that an editor can make. */
  readonly hint: string;
}

/** Declarations of every part of a page: a slice, a page kind, the header or the footer. All are pure functions. */
export interface PartSpec<Fields> {
  readonly needs?: (fields: Fields, facts: PageFacts) => Needs;
  /** Returns needs that depend on the first round. They are fetched in a second round, which is the last. */
  readonly followUp?: (fields: Fields, first: Snapshot, facts: PageFacts) => Needs;
  /** Returns what its editor can correct: ids that name nothing, a list that its filters leave empty. */
  readonly findings?: (fields: Fields, snapshot: Snapshot, facts: PageFacts) => readonly PartFinding[];
}

/** An editor's text and its field. */
export interface LocatedText {
  readonly text: SourceText;
  /** Ids of fields and, in groups and rich text, positions from 1: `title`, `items.2.body.1`. */
  readonly field: string;
}

/** A part of one page with its fields closed over. */
export interface Part {
  /** Every editor's text in it, so that the needs of its shortcodes can be planned. */
  readonly texts: readonly LocatedText[];
  readonly needs: (facts: PageFacts) => Needs;
  readonly followUp: (first: Snapshot, facts: PageFacts) => Needs;
  readonly findings: (snapshot: Snapshot, facts: PageFacts) => readonly PartFinding[];
}
