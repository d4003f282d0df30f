import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { presentDocuments } from "../present/present-documents.ts";
import type { DocumentQuery } from "../store/document-query.ts";
import type { Permissions } from "./access.ts";
import { parseSearch } from "./search-parameters.ts";
import type { ServiceContext } from "./service-context.ts";
import { requestedView } from "./requested-view.ts";

/** Handles `GET /api/v2/documents/search`. */
export async function search(url: URL, permissions: Permissions, context: ServiceContext): Promise<JsonReply> {
  const { store } = context;
  const requested = await requestedView(url.searchParams.get("ref") ?? "", permissions, url.origin, context);
  if ("status" in requested) return requested;
  const parsed = parseSearch(url.searchParams, requested.state);
  if ("status" in parsed) return parsed;
  const { query, presentation } = parsed;
  const { documents, total } = await store.search(requested.view, query);
  const results = await presentDocuments(documents, { ...presentation, ...requested, store });
  return { status: 200, body: resultPage(results, total, query, url), headers: revalidated };
}

/** Clients revalidate: a ref rarely shows something else, but permissions change. */
const revalidated = { "cache-control": "no-cache" };

/** Returns a page of results in the format of the Document API; `url` is that of the request. */
function resultPage(
  results: readonly unknown[],
  total: number,
  { page, pageSize }: Pick<DocumentQuery, "page" | "pageSize">,
  url: URL,
): unknown {
  const pages = Math.ceil(total / pageSize);
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 && pages > 0 ? pageUrl(url, Math.min(page - 1, pages)) : null,
    results,
  };
}

function pageUrl(url: URL, page: number): string {
  const target = new URL(url);
  target.searchParams.set("page", `${page}`);
  return target.href;
}
