import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import type { Product } from "../catalog/product/product.ts";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import { type FieldsSchema, parseFields } from "./parse/parse-fields.ts";
import type { PageInstance, PageMetadata, PageType } from "./page-type.ts";
import { closePart, type PartSpec } from "./part.ts";
import type { PageContext } from "./render/page-context.ts";
import type { View } from "../routing/view.ts";

/** What the author of a custom type writes: its fields, and the kinds of page that its documents can be. */
export interface PageTypeSpec<Schema extends FieldsSchema> {
  /** Id of the custom type, `microsite`. */
  readonly type: string;
  readonly schema: Schema;
  /** ISO country of the page's city, which decides its currency (specification §4). */
  readonly country?: (fields: InferOutput<Schema>) => string | undefined;
  readonly metadata: (fields: InferOutput<Schema>, page: PageContext) => PageMetadata;
  /** The special kinds first: a document is of the first kind that matches and that the catalog confirms. */
  readonly kinds: readonly PageKind<InferOutput<Schema>>[];
}

/** What the author of a page kind writes. */
export interface PageKind<Fields> extends PartSpec<Fields> {
  readonly kind: string;
  /** Whether the fields say that a document is of this kind. By default every document of the type is. */
  readonly matches?: (fields: Fields) => boolean;
  /** Whether the catalog confirms it; what it reads is in `needs`. By default the fields alone decide. */
  readonly isConfirmed?: (fields: Fields, snapshot: Snapshot) => boolean;
  /** The query parameters that change this page; all others read as absent. */
  readonly view?: readonly (keyof View)[];
  /** The products that the page is about. Its texts and counts speak of these alone. */
  readonly about?: (fields: Fields, snapshot: Snapshot) => readonly Product[];
  readonly Page: (props: PageProps<Fields>) => ReactNode;
}

export interface PageProps<Fields> {
  readonly fields: Fields;
  readonly page: PageContext;
  /** The document's slices, rendered. */
  readonly children: ReactNode;
}

/** Closes over the typed half of a custom type, as `defineSlice` does for a slice. */
export function definePageType<Schema extends FieldsSchema>(spec: PageTypeSpec<Schema>): PageType {
  const { type, schema, kinds } = spec;
  const parse: PageType["parse"] = ({ data }, report) => {
    const fields = parseFields(schema, data, { what: type, code: "document-invalid", report });
    return fields === undefined ? [] : kindsOf(kinds, fields).map((kind) => instantiate(spec, kind, fields));
  };
  return { type, fields: schema.entries, kinds: kinds.map(({ kind }) => kind), parse };
}

/** The kinds that match, down to the first that needs no confirmation. */
function kindsOf<Fields>(kinds: readonly PageKind<Fields>[], fields: Fields): readonly PageKind<Fields>[] {
  const matching = kinds.filter(({ matches }) => matches?.(fields) ?? true);
  const certain = matching.findIndex(({ isConfirmed }) => isConfirmed === undefined);
  return certain === -1 ? matching : matching.slice(0, certain + 1);
}

function instantiate<Schema extends FieldsSchema>(
  { country, metadata }: PageTypeSpec<Schema>,
  spec: PageKind<InferOutput<Schema>>,
  fields: InferOutput<Schema>,
): PageInstance {
  const { kind, view = [], isConfirmed, about, Page } = spec;
  return {
    ...closePart(spec, fields),
    kind,
    view,
    country: country?.(fields),
    isConfirmed: (snapshot) => isConfirmed?.(fields, snapshot) ?? true,
    about: (snapshot) => about?.(fields, snapshot) ?? [],
    metadata: (page) => metadata(fields, page),
    render: (page, slices) => (
      <Page fields={fields} page={page}>
        {slices}
      </Page>
    ),
  };
}
