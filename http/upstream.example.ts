import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** An upstream for tests: a real HTTP server that responds as the test says and records its requests. */
export interface TestUpstream extends AsyncDisposable {
  readonly baseUrl: string;
  readonly host: string;
  /** URL of each request. */
  readonly requests: readonly URL[];
  /** Method and URL of each request, decoded: `GET /things?ids[]=1`. */
  readonly calls: readonly string[];
}

export async function startUpstream(respond: (response: ServerResponse, url: URL) => void): Promise<TestUpstream> {
  const requests: URL[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://upstream");
    requests.push(url);
    calls.push(`${request.method} ${decodeURIComponent(request.url ?? "")}`);
    respond(response, url);
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
  return { baseUrl: `http://${host}`, host, requests, calls, [Symbol.asyncDispose]: stop };
}
