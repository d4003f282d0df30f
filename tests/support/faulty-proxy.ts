import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** How an upstream goes wrong. */
export type Fault = keyof typeof faults;

/** A proxy in front of an upstream that breaks its responses as the test says. */
export interface FaultyProxy {
  readonly origin: string;
  /** Breaks every response from now on, or none. */
  readonly set: (fault: Fault | undefined) => void;
  readonly stop: () => void;
}

type Break = (response: ServerResponse) => void;

const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };

const answer =
  (status: number, headers: Readonly<Record<string, string>>, body: string | Uint8Array): Break =>
  (response) =>
    void response.writeHead(status, headers).end(body);

const block = Buffer.alloc(1 << 20, " ");

/** Writes a chunk each time the one before has left, until the connection ends. */
function writeOn(response: ServerResponse, chunk: Uint8Array, left: number, pauseMs = 0): void {
  if (response.destroyed) return;
  const next = () => setTimeout(() => writeOn(response, chunk, left - 1, pauseMs), pauseMs);
  if (left > 0) response.write(chunk, next);
  else response.end();
}

const faults = {
  "refused connection": (response) => void response.destroy(),
  "status 500": answer(500, json, "{}"),
  "status 503": answer(503, { ...html, "retry-after": "1" }, "<html>Maintenance</html>"),
  "status 429": answer(429, { "retry-after": "30" }, ""),
  "status 403 in HTML": answer(403, html, "<html>Blocked</html>"),
  "status 404 in HTML": answer(404, html, "<html>Not here</html>"),
  "status 404 with an empty object": answer(404, json, "{}"),
  "status 404 of a gateway": answer(404, json, '{"message":"no Route matched with those values"}'),
  "no response": () => {},
  "a body that trickles": (response) => writeOn(response.writeHead(200, json), Buffer.from(" "), 1_000_000, 200),
  "a connection that is reset amid the body": (response) =>
    void response.writeHead(200, { ...json, "content-length": "99" }).write("{", () => response.destroy()),
  "HTML with 200": answer(200, html, "<html>Sign in to the wireless network</html>"),
  "nothing with 200": answer(200, json, ""),
  "an empty object": answer(200, json, "{}"),
  "JSON of another shape": answer(200, json, '{"error":"maintenance","results":[]}'),
  "truncated JSON": answer(200, json, '{"results":[{"id":'),
  "600 MB": (response) => writeOn(response.writeHead(200, json), block, 600),
  "64 MB, compressed": answer(200, { ...json, "content-encoding": "gzip" }, gzipSync(Buffer.alloc(64 << 20, " "))),
  "an encoding that is none": answer(200, { ...json, "content-encoding": "gzip" }, "{}"),
  "a redirect to itself": (response) => void response.writeHead(302, { location: response.req.url ?? "/" }).end(),
} satisfies Readonly<Record<string, Break>>;

export const faultNames: readonly Fault[] = Object.keys(faults).filter(isFault);

function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** Starts a proxy in front of this origin. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let current: Fault | undefined;
  const server = createServer((incoming, response) => {
    if (current === undefined) forward(target, incoming, response);
    else faults[current](response);
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : address}`,
    set: (fault) => {
      current = fault;
      // Connections that began in a fault must not outlast it.
      if (fault === undefined) server.closeAllConnections();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = "/", headers } = incoming;
  const passed = request(
    new URL(url, target),
    { method, headers: { ...headers, host: new URL(target).host } },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    },
  );
  passed.on("error", () => response.destroy());
  incoming.pipe(passed);
}
