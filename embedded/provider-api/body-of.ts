import { Failure, notFound } from "./failure.ts";
import { routeOf } from "./route.ts";
import type { Catalog } from "./source/catalog.ts";
import { viewOf } from "./view.ts";

interface Source {
  readonly catalog: Catalog;
  readonly mediaBaseUrl: string;
}

/** What the API answers to this question, as data. Throws `Failure`. Pure. */
export function bodyOf(
  method: string,
  { pathname: path, searchParams: query }: URL,
  { catalog, mediaBaseUrl }: Source,
): unknown {
  if (method !== "GET" && method !== "HEAD")
    throw new Failure(405, "E_METHOD_NOT_ALLOWED", "Only GET and HEAD are answered.");
  const route = routeOf(path);
  if (route === undefined) throw notFound(`path ${path}`);
  return route.endpoint({ path, id: route.id, query, view: viewOf(query, catalog, mediaBaseUrl) });
}
