import type { ReactNode } from "react";
import * as v from "valibot";
import { type Needs, noNeeds } from "../catalog/snapshot/needs.ts";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import type { RawDocument } from "../content/document.ts";
import type { Report } from "./diagnostics.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import type { PageInstance, PageKind, PageMetadata } from "./page-kind.ts";
import { textsIn } from "./parse/texts-in.ts";

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the author of a page kind writes. */
export interface PageKindSpec<Schema extends Fields> {
  readonly kind: string;
  readonly type: string;
  readonly schema: Schema;
  /** Which documents of the type are of this kind; all of them when it is not said. */
  readonly matches?: (document: RawDocument) => boolean;
  /**
   * Whether the catalog bears it out, where that has a say: if not, the document is of the next kind that matches. What it
   * reads is in `needs`, and may be missing: the provider may be down.
   */
  readonly isConfirmed?: (fields: v.InferOutput<Schema>, snapshot: Snapshot) => boolean;
  /** ISO country of the page's city, which decides its currency (specification §4). */
  readonly country?: (fields: v.InferOutput<Schema>) => string | undefined;
  readonly needs?: (fields: v.InferOutput<Schema>, facts: PageFacts) => Needs;
  readonly metadata: (fields: v.InferOutput<Schema>, page: PageContext) => PageMetadata;
  readonly Page: (props: PageProps<v.InferOutput<Schema>>) => ReactNode;
}

interface PageProps<FieldValues> {
  readonly fields: FieldValues;
  readonly page: PageContext;
  /** The document's slices, rendered. */
  readonly children: ReactNode;
}

/** Closes over the typed half of a page kind, as `defineSlice` does for a slice. */
export function definePageKind<Schema extends Fields>(spec: PageKindSpec<Schema>): PageKind {
  return {
    kind: spec.kind,
    type: spec.type,
    fields: spec.schema.entries,
    matches: spec.matches ?? (() => true),
    isCertain: spec.isConfirmed === undefined,
    parse: (document, report) => {
      const parsed = v.safeParse(spec.schema, document.data);
      if (parsed.success) return instantiate(spec, parsed.output);
      reportInvalid(document, parsed.issues, report);
      return undefined;
    },
  };
}

function instantiate<Schema extends Fields>(
  { kind, country, needs, isConfirmed, metadata, Page }: PageKindSpec<Schema>,
  fields: v.InferOutput<Schema>,
): PageInstance {
  return {
    kind,
    country: country?.(fields),
    texts: textsIn(fields),
    needs: (facts) => needs?.(fields, facts) ?? noNeeds,
    isConfirmed: (snapshot) => isConfirmed?.(fields, snapshot) ?? true,
    metadata: (page) => metadata(fields, page),
    render: (page, slices) => (
      <Page fields={fields} page={page}>
        {slices}
      </Page>
    ),
  };
}

function reportInvalid({ type }: RawDocument, [issue]: readonly v.BaseIssue<unknown>[], report: Report): void {
  const field = issue === undefined ? "" : (v.getDotPath(issue) ?? "");
  report(
    "document-invalid",
    `The ${type} can't be shown: field "${field}" ${issue?.message ?? "does not fit"}.`,
    "Open the document, correct the field and publish again.",
  );
}
