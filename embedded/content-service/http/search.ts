import type { JsonReply } from "../../http/send-json.ts";
import { fetchLinkedFields } from "../present/fetch-linked-fields.ts";
import type { PresentContext } from "../present/present-context.ts";
import { presentDocument } from "../present/present-document.ts";
import type { DocumentStore, SearchResult } from "../store/document-store.ts";
import { ok, parsingError, refNotFound } from "./reply.ts";
import { parseSearch, type SearchParameters } from "./search-parameters.ts";
import { unknownField } from "./unknown-field.ts";

/** Answers `GET /api/v2/documents/search`. */
export async function search(url: URL, store: DocumentStore, mediaBaseUrl: string): Promise<JsonReply> {
  const overview = await store.overview();
  const ref = url.searchParams.get("ref");
  if (ref !== overview.masterRef) return refNotFound(overview.masterRef);
  const parameters = parseSearch(url.searchParams);
  if ("status" in parameters) return parameters;
  const problem = unknownField(parameters.query, overview);
  if (problem) return parsingError(problem, 0);
  const result = await store.search(parameters.query);
  const linked = await fetchLinkedFields(result.documents, parameters.fetchLinks, store);
  return ok(
    resultPage(result, parameters, url, { ref, origin: url.origin, mediaBaseUrl, fetch: parameters.fetch, linked }),
  );
}

function resultPage(
  { documents, total }: SearchResult,
  { query }: SearchParameters,
  url: URL,
  context: PresentContext,
) {
  const pages = Math.ceil(total / query.pageSize);
  return {
    page: query.page,
    results_per_page: query.pageSize,
    results_size: documents.length,
    total_results_size: total,
    total_pages: pages,
    next_page: query.page < pages ? pageUrl(url, query.page + 1) : null,
    prev_page: query.page > 1 && pages > 0 ? pageUrl(url, Math.min(query.page - 1, pages)) : null,
    results: documents.map((document) => presentDocument(document, context)),
  };
}

function pageUrl(url: URL, page: number): string {
  const target = new URL(url);
  target.searchParams.set("page", `${page}`);
  return target.href;
}
