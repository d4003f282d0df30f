import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { PageRequest } from "../request-page.ts";

/** A response as it was sent, its body in base64. */
const responseSchema = v.object({ headers: v.array(v.string()), body: v.string() });
const readySchema = v.object({ port: v.number() });

export interface PlainServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts a process with a plain Node server. It sends to every request what the page has now: bytes and headers. */
export async function startPlainServer(page: PageRequest): Promise<PlainServer> {
  const [response]: IncomingMessage[] = await once(get(page.url, { headers: page.headers }), "response");
  if (response?.statusCode !== 200) throw new Error(`${page.url} responded with ${response?.statusCode}`);
  const body = (await buffer(response)).toString("base64");
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ["--import", "tsx"] });
  child.send({ headers: ownHeaders(response.rawHeaders), body });
  return ready(child);
}

async function ready(child: ChildProcess): Promise<PlainServer> {
  const [message] = await once(child, "message");
  const { port } = v.parse(readySchema, message);
  return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => void child.kill() };
}

/** Omits the headers that Node adds to each response by itself. */
function ownHeaders(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.flatMap((name, index) => {
    const isName = index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name);
    return isName ? [name, rawHeaders[index + 1] ?? ""] : [];
  });
}

// The other process: it has a parent that sends the response.
process.once("message", (message) => {
  const { headers, body } = v.parse(responseSchema, message);
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, () => {
    const address = server.address();
    if (address !== null && typeof address === "object") process.send?.({ port: address.port });
  });
});
