import * as v from "valibot";
import type { UpstreamResponse } from "../../http/send.ts";
import type { Upstream } from "../../http/upstream.ts";
import { UpstreamError } from "../../http/upstream-error.ts";
import { endpoint, type Endpoint, type QueryParameters } from "./endpoint.ts";
import { ProviderError } from "./provider-error.ts";
import { type OnDropped, parseOne } from "./parse-items.ts";

export interface RequestOptions extends Endpoint {
  readonly upstream: Upstream;
  /** Headers with the site's key. Nothing but these calls may contain them. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Of the one traveller the requests are sent for; undefined for what all travellers share. */
  readonly cookie: string | undefined;
  /** Receives each invalid part of a response that was omitted. */
  readonly onDropped: OnDropped;
}

/** One request, with the shape of its response. */
export interface ProviderCall<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly query: QueryParameters;
  /** Sent as the `origin` header. */
  readonly origin?: string;
  readonly schema: Schema;
}

/** GETs one response and parses it without its invalid optional parts. Throws `ProviderError`, whatever goes wrong. */
export async function request<Schema extends v.GenericSchema>(
  options: RequestOptions,
  { path, query, origin, schema }: ProviderCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const headers = {
    accept: "application/json",
    ...options.credentials,
    ...(origin === undefined ? {} : { origin }),
    ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
  };
  const { status, body } = await get(options.upstream, path, endpoint(options, path, query), headers);
  const json = parseJson(path, status, body);
  try {
    return parseOne({ path, index: undefined }, json, schema, options.onDropped);
  } catch (cause) {
    if (!v.isValiError(cause)) throw cause;
    throw new ProviderError("response has the wrong shape", { kind: "malformed", path, status, cause });
  }
}

async function get(
  upstream: Upstream,
  path: string,
  url: URL,
  headers: Readonly<Record<string, string>>,
): Promise<UpstreamResponse> {
  try {
    return await upstream.get(url, headers);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { message, status, retryAfterMs, cause } = error;
    throw new ProviderError(message, { kind: toProviderErrorKind(error), path, status, retryAfterMs, cause });
  }
}

function toProviderErrorKind({ kind, status = 0, body }: UpstreamError): ProviderError["kind"] {
  if (kind === "too-large" || (status === 404 && !v.is(unknownThing, body))) return "malformed";
  return kind === "status" && status < 500 && status !== 429 ? "rejected" : "unavailable";
}

/**
 * The provider's error for an unknown thing, of either of its generations: `E_NOT_FOUND` or `CAL-0121`. Other responses
 * with status 404 come from a proxy in front of it.
 */
const unknownThing = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.optional(v.literal(404)),
    error: v.object({ code: v.pipe(v.string(), v.regex(/^(?:E(?:_[A-Z]+)+|[A-Z]+-\d+)$/)), message: v.string() }),
  }),
);

function parseJson(path: string, status: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError("response is not JSON", { kind: "malformed", path, status, cause });
  }
}

/** Receives the path of a call that was not made, as it has no valid id (F17). */
export type OnMissingIds = (path: string) => void;

/** Settings of every call. */
export interface Transport extends RequestOptions {
  readonly onMissingIds: OnMissingIds;
  /** Whether a product that is not translated is wanted in English. */
  readonly fallbackToEnglish: boolean;
  /** Whether products that are there for tests only are wanted too. */
  readonly useTest: boolean;
}
