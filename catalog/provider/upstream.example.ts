import type { ServerResponse } from "node:http";
import { startUpstream as startServer, type TestUpstream } from "../../http/upstream.example.ts";

export interface Upstream extends TestUpstream {
  /** Method and URL of each request, decoded. */
  readonly asked: readonly string[];
}

/** Starts a provider for tests. */
export async function startUpstream(respond: (response: ServerResponse, url: URL) => void): Promise<Upstream> {
  const server = await startServer(respond);
  return { ...server, asked: server.calls };
}

/** Returns the ids that a bulk call requests. */
export function askedIds(url: URL): readonly number[] {
  return (url.searchParams.get("ids[]") ?? "").split(",").map(Number);
}
