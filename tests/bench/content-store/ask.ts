import { parseOrderings } from "../../../embedded/content-service/query/orderings.ts";
import { parseQuery } from "../../../embedded/content-service/query/parse-query.ts";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import type { SearchResult } from "../../../embedded/content-service/store/document-query.ts";
import type { Question } from "./questions.ts";

/** Asks about a page as the service would, of the documents published at this moment. */
export async function ask(store: ContentStore, { name, q, orderings }: Question, page: number): Promise<SearchResult> {
  const predicates = parseQuery(q(page));
  const order = parseOrderings(orderings?.(page) ?? "");
  if ("kind" in predicates || order === undefined) throw new Error(`${name}: the question can't be read.`);
  const { master } = await store.state();
  const view = { master, overlay: undefined };
  return store.search(view, { predicates, orderings: order, lang: "en-us", after: "", page: 1, pageSize: 20 });
}
