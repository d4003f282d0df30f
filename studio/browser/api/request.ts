import * as v from "valibot";
import { errorSchema } from "../../protocol/document.ts";

type Failure = v.InferOutput<typeof errorSchema>;

/** A request that failed. `status` is 0 without a connection. */
export class RequestError extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }
}

interface Request {
  readonly method?: string;
  /** A form is sent as it is; anything else as JSON. */
  readonly body?: unknown;
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean;
}

const unknownFailure = { code: "failed", message: "The studio's server did not respond as expected. Try again." };

/**
 * Requests a path below `/studio/api/`, and parses the response. Throws `RequestError` for any other response, and without a
 * connection.
 */
export async function request<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { method = "GET", body, keepalive = false }: Request = {},
): Promise<v.InferOutput<Schema>> {
  const response = await send(path, { method, body, keepalive });
  const json: unknown = await response.json().catch(() => undefined);
  const parsed = v.safeParse(schema, json);
  if (response.ok && parsed.success) return parsed.output;
  const failure = v.safeParse(errorSchema, json);
  throw new RequestError(response.status, failure.success ? failure.output : unknownFailure);
}

async function send(path: string, { method, body, keepalive }: Required<Request>): Promise<Response> {
  try {
    return await fetch(`/studio/api/${path}`, {
      method,
      keepalive,
      ...encodeBody(body),
    });
  } catch (error) {
    throw new RequestError(0, { code: "offline", message: error instanceof Error ? error.message : "" });
  }
}

function encodeBody(body: unknown): Pick<RequestInit, "headers" | "body"> {
  const headers = { "x-studio": "1" };
  if (body === undefined) return { headers };
  // The browser names the type of a form itself, with the boundary of its parts.
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Returns what a `catch` caught, as something that can be shown. */
export function toFailure(error: unknown): Failure {
  return error instanceof RequestError ? error.failure : unknownFailure;
}
