import type { JsonReply } from "../../http/send-json.ts";
import type { QueryProblem } from "../query/problem.ts";

export function ok(body: unknown): JsonReply {
  return { status: 200, body };
}

export function notFound(path: string): JsonReply {
  return { status: 404, body: { type: "api_notfound_error", message: `${path} not found` } };
}

/** The client reads the master reference out of the message and asks again with it. */
export function refNotFound(masterRef: string): JsonReply {
  const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`;
  return { status: 404, body: { type: "api_notfound_error", message } };
}

export function methodNotAllowed(method: string): JsonReply {
  const message = `${method} is not supported here, only GET.`;
  return { status: 405, body: { type: "api_method_error", message }, headers: { allow: "GET" } };
}

export function parsingError({ message, line, column }: QueryProblem, id: number): JsonReply {
  return { status: 400, body: { type: "parsing-error", message, pos: { line, column, id, location: "query" } } };
}

export function parameterError(name: string, message: string): JsonReply {
  return {
    status: 400,
    body: { type: "parsing-error", message: `${name}: ${message}`, pos: { line: 1, column: 1, id: 0, location: name } },
  };
}

export function internalError(): JsonReply {
  return {
    status: 500,
    body: { type: "api_internal_error", message: "The content service failed; its log says why." },
  };
}
