import { documentsKey, type DocumentsQuery } from "../../catalog/document/document.ts";
import type { FetchedSnapshot } from "../../catalog/snapshot/fetch.ts";
import {
  type Dependencies,
  mergeDependencies,
  toQueryDependencies,
  toSharedDependencies,
} from "../../content/dependencies/dependencies.ts";
import type { Route } from "../../routing/route.ts";
import type { ParsedShell } from "../parse/parse-shell.ts";

/** Returns what a page depends on through its header and footer. */
export function shellDependencies({ header, footer }: ParsedShell, { site, locale }: Route): Dependencies {
  return mergeDependencies(
    [header, footer].map(({ type, document }) => toSharedDependencies(type, site.host, locale, document)),
  );
}

/** Returns what a page depends on through the documents that it queried besides. */
export function queryDependencies(snapshot: FetchedSnapshot, { locale }: Pick<Route, "locale">): Dependencies {
  const groups = groupedQueries([...(snapshot.needs.documents?.values() ?? [])]);
  return mergeDependencies(
    groups.map(({ joined, queries }) => {
      const found = queries.flatMap((query) => snapshot.get("documents", query) ?? []);
      return toQueryDependencies(joined, locale, found);
    }),
  );
}

/** Joins queries that differ in their products alone, so that a list of many has few tags. */
function groupedQueries(queries: readonly DocumentsQuery[]) {
  const groups = new Map<string, { joined: DocumentsQuery; readonly queries: DocumentsQuery[] }>();
  for (const query of queries) {
    const { productIds } = query;
    const key = documentsKey({ ...query, ...(productIds && { productIds: [] }) });
    const group = groups.get(key) ?? { joined: { ...query, ...(productIds && { productIds: [] }) }, queries: [] };
    group.queries.push(query);
    if (productIds) group.joined = { ...query, productIds: [...(group.joined.productIds ?? []), ...productIds] };
    groups.set(key, group);
  }
  return [...groups.values()];
}
