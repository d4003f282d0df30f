import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { PresentContext } from "../present/present-context.ts";
import { parseRoutes } from "../present/routes/parse-routes.ts";
import { parseFieldList } from "../present/select/parse-field-list.ts";
import { parseGraphQuery } from "../present/select/parse-graph-query.ts";
import type { QueryProblem } from "../query/problem.ts";
import type { DocumentType } from "../store/state.ts";
import { parsingError } from "./responses.ts";

export type Presentation = Pick<PresentContext, "fetch" | "fetchLinks" | "graphQuery" | "routes" | "brokenRoute">;

/** Parses which parts of documents a search returns, or returns the error response. */
export function parsePresentation(
  parameters: URLSearchParams,
  types: readonly DocumentType[],
): Presentation | JsonReply {
  const text = (name: string) => parameters.get(name) || undefined;
  const fetch = parsed(text("fetch"), parseFieldList, undefined);
  if (isProblem(fetch)) return parsingError(fetch, 0, "fetch");
  const fetchLinks = parsed(text("fetchLinks"), parseFieldList, []);
  if (isProblem(fetchLinks)) return parsingError(fetchLinks, 0, "fetchLinks");
  const graphQuery = parsed(text("graphQuery"), parseGraphQuery, undefined);
  if (isProblem(graphQuery)) return parsingError(graphQuery, 0, "graphQuery");
  const ids = types.map(({ id }) => id);
  const routes = parsed(text("routes"), (routesText) => parseRoutes(routesText, ids), []);
  if (isProblem(routes)) return parsingError(routes, 0, "routes");
  return { fetch, fetchLinks, graphQuery, routes, brokenRoute: text("brokenRoute") };
}

function parsed<T, F>(text: string | undefined, parse: (text: string) => T, absent: F): T | F {
  return text === undefined ? absent : parse(text);
}

function isProblem<T>(value: T | QueryProblem): value is QueryProblem {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "problem";
}
