import { documentId } from "../../../embedded/content-service/files/identity.ts";
import { parseOrderings } from "../../../embedded/content-service/query/orderings.ts";
import { parseQuery } from "../../../embedded/content-service/query/parse-query.ts";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import type { SearchResult } from "../../../embedded/content-service/store/document-query.ts";
import { chooseDocumentType, toUid } from "./generate.ts";
import { commonWord, rareWord } from "./vocabulary.ts";

export interface BenchQuery {
  readonly name: string;
  /** Writes the query that finds a page of the repository. */
  readonly q: (page: number) => string;
  readonly orderings?: (page: number) => string;
}

/** The query that every page of a site begins with. */
export const byUid: BenchQuery = {
  name: "by uid",
  q: (page) => `[[at(my.${chooseDocumentType(page)}.uid, "${toUid(page)}")]]`,
};

/** Queries as sites send them. */
export const queries: readonly BenchQuery[] = [
  byUid,
  { name: "by id", q: (page) => `[[at(document.id, "${toDocumentId(page)}")]]` },
  { name: "by tag", q: (page) => `[[at(document.tags, ["${toUid(page)}"])]]` },
  { name: "equality filter", q: (page) => `[[at(my.${chooseDocumentType(page)}.category, "category-${page % 300}")]]` },
  {
    name: "range, ordered by it",
    q: (page) => `[[number.inRange(my.${chooseDocumentType(page)}.price, ${page % 900}, ${(page % 900) + 10})]]`,
    orderings: (page) => `[my.${chooseDocumentType(page)}.price desc]`,
  },
  {
    name: "linked to",
    q: (page) => `[[at(my.${chooseDocumentType(page)}.parent, "${toDocumentId(Math.floor(page / 50))}")]]`,
  },
  { name: "page 1 of a type", q: (page) => `[[at(document.type, "${chooseDocumentType(page)}")]]` },
  {
    name: "page 1 of a type, by field",
    q: (page) => `[[at(document.type, "${chooseDocumentType(page)}")]]`,
    orderings: (page) => `[my.${chooseDocumentType(page)}.price]`,
  },
  { name: "fulltext, rare word", q: () => `[[fulltext(document, "${rareWord}")]]` },
  { name: "fulltext, common word", q: () => `[[fulltext(document, "${commonWord}")]]` },
];

function toDocumentId(page: number): string {
  return documentId({ type: chooseDocumentType(page), uid: toUid(page), lang: "en-us" });
}

/** Runs a query about a page on the published documents, as the service does. */
export async function runQuery(
  store: ContentStore,
  { name, q, orderings }: BenchQuery,
  page: number,
): Promise<SearchResult> {
  const predicates = parseQuery(q(page));
  const order = parseOrderings(orderings?.(page) ?? "");
  if ("kind" in predicates || order === undefined) throw new Error(`${name}: the query can't be read.`);
  const { master } = await store.state();
  const view = { master, overlay: undefined };
  return store.search(view, { predicates, orderings: order, lang: "en-us", after: "", page: 1, pageSize: 20 });
}
