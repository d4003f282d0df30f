import type { DocumentQuery } from "../store/document-query.ts";

/** A page of results as the Document API answers it; `url` is what was asked, which its neighbours' addresses repeat. */
export function resultPage(
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
