import type { ReactNode } from "react";
import type { ObjectEntries } from "valibot";
import type { Needs } from "../catalog/snapshot/needs.ts";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import type { Report } from "./diagnostics.ts";
import type { RawDocument } from "../content/document.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import type { PlacedText } from "./parse/texts-in.ts";

/** Title, description and picture of a page, as text. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
}

/** What the registry holds of a page kind: its fields' types are closed over. */
export interface PageKind {
  /** The kind's own name: `city`, `show`. */
  readonly kind: string;
  /** The custom type it is a kind of: `microsite`, `showpage`. */
  readonly type: string;
  readonly fields: ObjectEntries;
  /** Whether this document is of this kind; asked only for documents of its type. */
  readonly matches: (document: RawDocument) => boolean;
  /** Whether a document that matches is of this kind whatever the catalog says. */
  readonly isCertain: boolean;
  /** The page's own fields parsed; undefined, and a report, when they do not fit. */
  readonly parse: (document: RawDocument, report: Report) => PageInstance | undefined;
}

/** The fields of one page, parsed. */
export interface PageInstance {
  readonly kind: string;
  /** ISO country whose currency the page speaks when the traveller has chosen none. */
  readonly country: string | undefined;
  readonly texts: readonly PlacedText[];
  readonly needs: (facts: PageFacts) => Needs;
  /** Whether what was read leaves the document of this kind. */
  readonly isConfirmed: (snapshot: Snapshot) => boolean;
  readonly metadata: (page: PageContext) => PageMetadata;
  readonly render: (page: PageContext, slices: ReactNode) => ReactNode;
}
