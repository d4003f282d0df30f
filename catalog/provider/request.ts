import * as v from "valibot";
import type { CircuitBreaker } from "../../http/circuit-breaker.ts";
import { endpoint, type Endpoint, type QueryParameters } from "./endpoint.ts";
import { ProviderError } from "./provider-error.ts";
import { type Answer, type Get, send } from "../../http/send.ts";
import { withRetry } from "../../http/with-retry.ts";

export interface RequestOptions extends Endpoint {
  readonly fetch: typeof fetch;
  /** For a whole call: both attempts, the wait between them and the body. */
  readonly timeoutMs: number;
  readonly breaker: CircuitBreaker;
  /** Of the one traveller the calls are made for; undefined for what all travellers share. */
  readonly cookie: string | undefined;
}

/** One call, with what its answer must look like. */
export interface ProviderCall<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly query: QueryParameters;
  /** Sent as the `origin` header. */
  readonly origin?: string;
  readonly schema: Schema;
}

/** GETs one answer and checks its shape. Throws `ProviderError`, whatever goes wrong. */
export async function request<Schema extends v.GenericSchema>(
  options: RequestOptions,
  { path, query, origin, schema }: ProviderCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const url = endpoint(options, path, query);
  const { status, body } = await options.breaker(path, () => sendInTime(options, { path, url, origin }));
  const answer = v.safeParse(schema, parseJson(path, status, body));
  if (answer.success) return answer.output;
  throw new ProviderError("answer has the wrong shape", { path, status, cause: new v.ValiError(answer.issues) });
}

function sendInTime(
  { fetch, timeoutMs, cookie }: RequestOptions,
  { path, url, origin }: Pick<Get, "path" | "url" | "origin">,
): Promise<Answer> {
  const end = performance.now() + timeoutMs;
  const signal = AbortSignal.timeout(timeoutMs);
  return withRetry(
    () => send({ fetch, path, url, origin, cookie, signal }),
    () => end - performance.now(),
  );
}

function parseJson(path: string, status: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError("answer is not JSON", { path, status, cause });
  }
}
