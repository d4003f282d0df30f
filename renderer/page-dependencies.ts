import type { FetchedSnapshot } from "../catalog/snapshot/fetch.ts";
import { type Dependencies, mergeDependencies, ofQuery, ofShared } from "../content/dependencies/dependencies.ts";
import type { Route } from "../routing/route.ts";
import type { ParsedShell } from "./parse/parse-shell.ts";

/** Returns what a page depends on through its header and footer. */
export function shellDependencies({ header, footer }: ParsedShell, { site, locale }: Route): Dependencies {
  return mergeDependencies([header, footer].map(({ type, document }) => ofShared(type, site.host, locale, document)));
}

/** Returns what a page depends on through the documents that it queried besides. */
export function queryDependencies(snapshot: FetchedSnapshot, { locale }: Pick<Route, "locale">): Dependencies {
  const queries = [...(snapshot.needs.documents?.values() ?? [])];
  return mergeDependencies(queries.map((query) => ofQuery(query, locale, snapshot.get("documents", query) ?? [])));
}
