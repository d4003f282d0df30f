import { startUpstream, type TestUpstream } from "../../http/upstream.example.ts";

/** Starts a provider for tests that sends this response to every request. */
export function startUpstreamWith(response: unknown): Promise<TestUpstream> {
  return startUpstream((reply) => reply.end(JSON.stringify(response)));
}

/** Starts a provider for tests that knows nothing. */
export function startUpstreamWithout(): Promise<TestUpstream> {
  return startUpstream((reply) => reply.writeHead(404).end(JSON.stringify(unknownError)));
}

/** The provider's response for an unknown thing. */
export const unknownError = {
  status: 404,
  error: { code: "E_NOT_FOUND", title: "Not found", message: "There is no such thing." },
};

/** Returns the ids that a bulk call requests: `?ids[]=3,1` → `[3, 1]`. */
export function requestedIds(url: URL): readonly number[] {
  return (url.searchParams.get("ids[]") ?? "").split(",").map(Number);
}
