import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** A provider for tests: a real HTTP server that answers as told and remembers what it was asked. */
export interface Upstream extends AsyncDisposable {
  readonly baseUrl: string;
  readonly host: string;
  /** Method and address of each request, decoded. */
  readonly asked: readonly string[];
}

export async function startUpstream(answer: (response: ServerResponse, url: URL) => void): Promise<Upstream> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://upstream");
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? "")}`);
    answer(response, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { baseUrl: `http://${host}`, host, asked, [Symbol.asyncDispose]: stop };
}

/** The ids a bulk call asks for. */
export function askedIds(url: URL): readonly number[] {
  return (url.searchParams.get("ids[]") ?? "").split(",").map(Number);
}
