import type { JsonReply } from "@tessera/runtime/http/json-response.ts";

const titles = {
  E_MISSING_PARAMETER: "Missing parameter",
  E_INVALID_ARGUMENT: "Invalid argument",
  E_UNAUTHORIZED: "Unauthorized",
  E_NOT_FOUND: "Not found",
  E_METHOD_NOT_ALLOWED: "Method not allowed",
  E_TOO_MANY_REQUESTS: "Too many requests",
  E_ERROR_PROCESSING_REQUEST: "Error processing request",
} as const;

/** A response that is an error. Its body has the fields of both of the provider's generations. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly code: keyof typeof titles;

  constructor(status: number, code: keyof typeof titles, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get reply(): JsonReply {
    const { status, code, message } = this;
    return { status, body: { status, error: { code, title: titles[code], message } } };
  }
}

export function missing(parameter: string): Failure {
  return new Failure(400, "E_MISSING_PARAMETER", `${parameter} is missing.`);
}

export function invalid(parameter: string, expected: string): Failure {
  return new Failure(400, "E_INVALID_ARGUMENT", `${parameter} must be ${expected}.`);
}

/** `allowed` as `GET and HEAD`. */
export function wrongMethod(allowed: string): Failure {
  return new Failure(405, "E_METHOD_NOT_ALLOWED", `Only ${allowed} are answered.`);
}

export function notFound(what: string): Failure {
  return new Failure(404, "E_NOT_FOUND", `There is no ${what}.`);
}
