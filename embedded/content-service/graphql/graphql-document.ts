import * as v from "valibot";
import { record } from "../models/record.ts";

const text = v.string();
const date = v.nullable(text);
const alternate = v.object({ id: text, uid: v.optional(text), type: text, lang: text });

const presented = v.object({
  id: text,
  uid: v.nullable(text),
  type: text,
  lang: text,
  tags: v.array(text),
  first_publication_date: date,
  last_publication_date: date,
  alternate_languages: v.array(alternate),
  data: record,
});

/** A document as resolvers read it. */
export interface GraphQLDocument {
  readonly __typename: string;
  readonly _linkType: "Link.document";
  readonly _meta: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly data: Readonly<Record<string, unknown>>;
}

/** Converts a document of the Document API; undefined for a type without a model. */
export function toGraphQLDocument(json: unknown, typeNames: ReadonlyMap<string, string>): GraphQLDocument | undefined {
  const { data, first_publication_date, last_publication_date, alternate_languages, ...meta } = v.parse(
    presented,
    json,
  );
  const __typename = typeNames.get(meta.type);
  if (__typename === undefined) return undefined;
  const dates = { firstPublicationDate: first_publication_date, lastPublicationDate: last_publication_date };
  const _meta = { ...meta, ...dates, alternateLanguages: alternate_languages };
  return { __typename, _linkType: "Link.document", _meta, data };
}
