import { type Choices, createChoices } from "./choices.ts";
import { fuzzedHeaders, type Header } from "./headers.ts";
import { fuzzedTarget } from "./targets.ts";

/** A request that nobody should send. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: string;
}

const writing = ["POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "NONSENSE", "get"] as const;
const bodies = [
  "",
  "currency=USD&to=/rome/",
  "currency=USD&to=//evil.example",
  '{"type":"api-update"}',
  "{",
  "\0".repeat(2000),
] as const;

/** Returns the nth request of a seed: the same one at each call. */
export function fuzzedRequest(seed: number, nth: number): FuzzedRequest {
  const choices = createChoices(Math.imul(seed, 1_000_003) + nth);
  const method = choices.chance(0.85) ? "GET" : choices.chance(0.3) ? "HEAD" : choices.pick(writing);
  const body = method === "GET" || method === "HEAD" ? "" : choices.pick(bodies);
  return {
    method,
    target: fuzzedTarget(choices),
    headers: [...fuzzedHeaders(choices), ...bodyHeaders(body, choices)],
    body,
  };
}

/** Some bodies are shorter than their headers say, or have two lengths. */
function bodyHeaders(body: string, { chance }: Choices): readonly Header[] {
  if (body === "") return [];
  const length = ["content-length", String(body.length)] as const;
  return [length, ...(chance(0.05) ? [["transfer-encoding", "chunked"] as const] : [])];
}

/** Returns a request as the bytes that are sent, one per character. Its connection ends with the response. */
export function toBytes({ method, target, headers, body }: FuzzedRequest): Buffer {
  const lines = [...headers, ["connection", "close"] as const].map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
}
