import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { normalizeLanguage } from "../languages.ts";
import type { DocumentQuery } from "../store/document-query.ts";
import type { RepositoryState } from "../store/state.ts";
import { parseConditions } from "./condition-parameters.ts";
import { parsePresentation, type Presentation } from "./presentation-parameters.ts";
import { parameterError } from "./responses.ts";

export interface Search {
  readonly query: DocumentQuery;
  readonly presentation: Presentation;
}

const maxPageSize = 100;

/** Parses all parameters of a search except `ref`, or returns the error response. */
export function parseSearch(
  parameters: URLSearchParams,
  { languages, types }: Pick<RepositoryState, "languages" | "types">,
): Search | JsonReply {
  const conditions = parseConditions(parameters, types);
  if ("status" in conditions) return conditions;
  const presentation = parsePresentation(parameters, types);
  if ("status" in presentation) return presentation;
  const page = integer(parameters.get("page"), 1);
  const pageSize = integer(parameters.get("pageSize"), 20);
  if (page === undefined) return parameterError("page", "must be a whole number");
  if (pageSize === undefined) return parameterError("pageSize", "must be a whole number");
  const query = {
    ...conditions,
    lang: normalizeLanguage(parameters.get("lang") || (languages[0]?.id ?? "*"), languages),
    after: parameters.get("after") ?? "",
    page: Math.max(page, 1),
    pageSize: Math.min(Math.max(pageSize, 1), maxPageSize),
  };
  return { query, presentation };
}

function integer(text: string | null, fallback: number): number | undefined {
  if (!text) return fallback;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}
