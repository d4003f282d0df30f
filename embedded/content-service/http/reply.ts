import type { QueryProblem } from "../query/problem.ts";

/** An answer of the API: always JSON, because the client can't read an error that is not. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function notFound(path: string): Reply {
  return { status: 404, body: { type: "api_notfound_error", message: `${path} not found` } };
}

/** The client reads the master reference out of the message and asks again with it. */
export function refNotFound(masterRef: string): Reply {
  const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`;
  return { status: 404, body: { type: "api_notfound_error", message } };
}

export function methodNotAllowed(method: string): Reply {
  const message = `${method} is not supported here, only GET.`;
  return { status: 405, body: { type: "api_method_error", message }, headers: { allow: "GET" } };
}

export function parsingError({ message, line, column }: QueryProblem, id: number): Reply {
  return { status: 400, body: { type: "parsing-error", message, pos: { line, column, id, location: "query" } } };
}

export function parameterError(name: string, message: string): Reply {
  return {
    status: 400,
    body: { type: "parsing-error", message: `${name}: ${message}`, pos: { line: 1, column: 1, id: 0, location: name } },
  };
}

export function internalError(): Reply {
  return {
    status: 500,
    body: { type: "api_internal_error", message: "The content service failed; its log says why." },
  };
}
