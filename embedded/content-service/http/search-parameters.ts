import type { JsonReply } from "../../http/send-json.ts";
import { masterLanguage } from "../languages.ts";
import { type Ordering, parseOrderings } from "../query/orderings.ts";
import { parseQuery } from "../query/parse-query.ts";
import type { Predicate } from "../query/predicate.ts";
import type { DocumentQuery } from "../store/document-store.ts";
import { parameterError, parsingError } from "./reply.ts";

export interface SearchParameters {
  readonly query: DocumentQuery;
  /** `type.field`, as asked for; undefined when all data is. */
  readonly fetch: readonly string[] | undefined;
  readonly fetchLinks: readonly string[];
}

const largestPage = 100;

/** Reads the parameters of a search, or gives the answer that says which of them is wrong. */
export function parseSearch(parameters: URLSearchParams): SearchParameters | JsonReply {
  const predicates = parsePredicates(parameters.getAll("q"));
  if ("status" in predicates) return predicates;
  const orderings = parseOrderings(parameters.get("orderings") ?? "");
  if (!orderings) return parameterError("orderings", "must look like [my.page.date desc]");
  const page = integer(parameters.get("page"), 1);
  const pageSize = integer(parameters.get("pageSize"), 20);
  if (page === undefined || pageSize === undefined) return parameterError("page, pageSize", "must be whole numbers");
  return {
    query: documentQuery(parameters, predicates, orderings, page, pageSize),
    fetch: parameters.has("fetch") ? list(parameters.get("fetch")) : undefined,
    fetchLinks: list(parameters.get("fetchLinks")),
  };
}

function parsePredicates(queries: readonly string[]): readonly Predicate[] | JsonReply {
  const all: Predicate[] = [];
  for (const [index, query] of queries.entries()) {
    const predicates = parseQuery(query);
    if ("kind" in predicates) return parsingError(predicates, index);
    all.push(...predicates);
  }
  return all;
}

function documentQuery(
  parameters: URLSearchParams,
  predicates: readonly Predicate[],
  orderings: readonly Ordering[],
  page: number,
  pageSize: number,
): DocumentQuery {
  return {
    predicates,
    orderings,
    lang: parameters.get("lang") ?? masterLanguage,
    after: parameters.get("after") ?? "",
    page: Math.max(page, 1),
    pageSize: Math.min(Math.max(pageSize, 1), largestPage),
  };
}

function integer(text: string | null, fallback: number): number | undefined {
  if (text === null) return fallback;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function list(text: string | null): readonly string[] {
  return (text ?? "").split(/[\s,[\]]+/).filter((item) => item !== "");
}
