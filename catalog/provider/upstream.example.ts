import { startUpstream, type TestUpstream } from "../../http/upstream.example.ts";

/** Starts a provider for tests that sends this response to every request. */
export function startUpstreamWith(response: unknown): Promise<TestUpstream> {
  return startUpstream((reply) => reply.end(JSON.stringify(response)));
}

/** Returns the ids that a bulk call requests: `?ids[]=3,1` → `[3, 1]`. */
export function requestedIds(url: URL): readonly number[] {
  return (url.searchParams.get("ids[]") ?? "").split(",").map(Number);
}
