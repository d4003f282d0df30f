import * as v from "valibot";
import { endpoint, type Endpoint, type QueryParameters } from "./endpoint.ts";
import { ProviderError } from "./provider-error.ts";
import { readText } from "./read-text.ts";

/** Bytes: many times the largest answer there is, a hundred products. */
const bodyLimit = 16_000_000;

export interface RequestOptions extends Endpoint {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

/** One call, with what its answer must look like. */
export interface ProviderCall<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly query: QueryParameters;
  readonly schema: Schema;
}

/** GETs one answer and checks its shape. Throws `ProviderError`, whatever goes wrong. */
export async function request<Schema extends v.GenericSchema>(
  options: RequestOptions,
  { path, query, schema }: ProviderCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { status, body } = await send(options, path, endpoint(options, path, query));
  const answer = v.safeParse(schema, parseJson(path, status, body));
  if (answer.success) return answer.output;
  throw new ProviderError("answer has the wrong shape", { path, status, cause: new v.ValiError(answer.issues) });
}

async function send(options: RequestOptions, path: string, url: URL): Promise<{ status: number; body: string }> {
  const response = await options
    .fetch(url, { headers: { accept: "application/json" }, signal: AbortSignal.timeout(options.timeoutMs) })
    .catch((cause: unknown) => {
      throw new ProviderError("no answer", { path, cause });
    });
  const { ok, status } = response;
  if (!ok) {
    await response.body?.cancel();
    throw new ProviderError(`answered ${status}`, { path, status });
  }
  const body = await readText(response, bodyLimit).catch((cause: unknown) => {
    throw new ProviderError("answer broke off", { path, status, cause });
  });
  return { status, body };
}

function parseJson(path: string, status: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError("answer is not JSON", { path, status, cause });
  }
}
