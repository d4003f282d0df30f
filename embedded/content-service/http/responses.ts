import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { QueryProblem } from "../query/problem.ts";

export function ok(body: unknown): JsonReply {
  return { status: 200, body };
}

/** Uses another type than an unknown ref has, which clients would retry. */
export function notFound(path: string): JsonReply {
  const message = `${path} not found`;
  return { status: 404, body: { type: "api_path_error", message, error: message } };
}

export function wrongMethod(method: string, allowed: readonly string[]): JsonReply {
  const allow = allowed.join(", ");
  const message = `${method} is not supported here, only ${allow}.`;
  return { status: 405, body: { type: "api_method_error", message, error: message }, headers: { allow } };
}

export function tooLarge(message: string): JsonReply {
  return { status: 413, body: { type: "api_validation_error", message, error: message } };
}

export function parsingError({ message, line, column }: QueryProblem, id: number, location = "query"): JsonReply {
  return { status: 400, body: { type: "parsing-error", message, pos: { line, column, id, location } } };
}

export function parameterError(name: string, message: string): JsonReply {
  return parsingError({ kind: "problem", message: `${name}: ${message}`, line: 1, column: 1 }, 0, name);
}

/** Permits pages of any origin to call the APIs (CORS): only a token grants access. */
export function preflight(methods: readonly string[]): JsonReply {
  return {
    status: 204,
    body: undefined,
    headers: {
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": allowedHeaders,
      "access-control-max-age": "600",
    },
  };
}

const allowedHeaders =
  "authorization, content-type, if-match, if-none-match, repository, x-author, x-client, x-api-key, prismic-ref, prismic-integration-field-ref";
