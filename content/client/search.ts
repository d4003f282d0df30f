import type { Client } from "@prismicio/client";
import * as v from "valibot";
import type { Time } from "../../http/time.ts";
import { type RawDocument, rawDocumentSchema } from "../document.ts";
import { ContentError } from "./content-error.ts";

/** Documents that pass all filters, in one language or in all (`*`). */
export interface Search {
  readonly filters: readonly string[];
  readonly lang: string;
  /** The fields to send of each document, `microsite.title`; all by default. */
  readonly fetch?: readonly string[];
  /** Fields of documents and their slices to send, in place of `fetch` (Prismic, GraphQuery). */
  readonly graphQuery?: string;
}

/** Where something else than a search responds, an empty list must not mean that the document is missing. */
const pageSchema = v.pipe(
  v.object({
    results: v.array(rawDocumentSchema),
    total_results_size: v.pipe(v.number(), v.minValue(0)),
    next_page: v.nullish(v.string()),
  }),
  v.check(({ results, total_results_size: total }) => total >= results.length, "has more results than it counts"),
);

/** Documents a page, and milliseconds between pages (H32). */
const pageSize = 100;
const pause = 500;

/** Returns the first page of a search; one request. */
export async function firstPage(client: Client, search: Search): Promise<readonly RawDocument[]> {
  const { results, total_results_size: total } = await getPage(client, search, 1);
  if (results.length === 0 && total > 0)
    throw new ContentError("invalid-response", "A search has none of the results that it counts");
  return results;
}

const countSchema = v.object({ total_results_size: v.number() });

/** Returns how many documents a search finds; one request, for one document. */
export async function countAll(client: Client, search: Search): Promise<number> {
  const found = await client.get({ ...toParameters(search), pageSize: 1 });
  return v.parse(countSchema, found).total_results_size;
}

/** Returns all pages of a search. */
export async function allPages(
  client: Client,
  search: Search,
  time: Time,
  before: readonly RawDocument[] = [],
  page = 1,
): Promise<readonly RawDocument[]> {
  const { results, next_page: next } = await getPage(client, search, page);
  const documents = [...before, ...results];
  if (typeof next !== "string" || results.length === 0) return documents;
  await time.wait(pause);
  return allPages(client, search, time, documents, page + 1);
}

async function getPage(client: Client, search: Search, page: number) {
  return v.parse(pageSchema, await client.get({ ...toParameters(search), page, pageSize }), { abortEarly: true });
}

function toParameters({ filters, lang, fetch = [], graphQuery }: Search) {
  const fields = fetch.length === 0 ? {} : { fetch: [...fetch] };
  return { filters: [...filters], lang, ...fields, ...(graphQuery !== undefined && { graphQuery }) };
}

/** Returns a GraphQuery: of documents of these types the slices of one type alone, with these fields. */
export function sliceQuery(types: readonly string[], slice: string, fields: readonly string[]): string {
  const fragment = `...on ${slice} { variation { ...on default { primary { ${fields.join(" ")} } } } }`;
  return `{ ${types.map((type) => `${type} { slices { ${fragment} } }`).join(" ")} }`;
}

/**
 * Returns whether a text may be part of a filter. The installed client escapes quotes but no backslashes: any
 * other character could end the filter's text and begin another filter.
 */
export function isIdentifier(text: string): boolean {
  return /^[\p{L}\p{N}._~-]+$/u.test(text);
}

/** Returns whether a text may be a tag in a filter: tags may hold spaces. */
export function isTag(text: string): boolean {
  return /^[\p{L}\p{N}._~ -]+$/u.test(text);
}
