import { Agent, type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { until } from "./until.ts";

const siteUrl = process.env["BASE_URL"] ?? "http://localhost:3000";
export const contentUrl = process.env["CONTENT_URL"] ?? "http://localhost:4001";
export const providerUrl = process.env["PROVIDER_URL"] ?? "http://localhost:4002";

export const flagship = "www.tessera.example";

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly base?: string;
  readonly agent?: Agent;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request unchanged, to the flagship unless its headers name another host. Playwright's own client corrects paths,
 * sets Host itself and takes many times as long.
 */
export function send({ path, method = "GET", headers = {}, body, base = siteUrl, agent }: Sent): Promise<Received> {
  const { hostname, port } = new URL(base);
  const options = {
    hostname,
    port,
    path,
    method,
    headers: { host: flagship, ...headers },
    setHost: false,
    agent: agent ?? new Agent(),
  };
  return new Promise((resolve, reject) => {
    httpRequest(options, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((all) => resolve({ status, headers: received, body: all }), reject);
    })
      .once("error", reject)
      .end(body);
  });
}

/** Sends a request, and again while the site refuses it because it is busy. */
export async function sendPatiently(sent: Sent): Promise<Received> {
  let received = await send(sent);
  const isBusy = () => received.status === 503 && received.headers["retry-after"] !== undefined;
  const isDone = async () => {
    if (isBusy()) received = await send(sent);
    return !isBusy();
  };
  await until(`${sent.path} to be sent by a busy site`, isDone, { pauseMs: 500 });
  return received;
}

/** Connects to the site under test. */
export function connectToSite(): Socket {
  return connect(Number(new URL(siteUrl).port || 80), "localhost");
}

/** Writes bytes to the site and returns all that it sends until it ends the connection. */
export async function sendBytes(bytes: string): Promise<string> {
  const socket = connectToSite();
  socket.write(bytes);
  return text(socket);
}

/**
 * Returns headers that make a separate client for the limits, since every connection of a test is from this machine.
 */
export function asClient(address: string): Readonly<Record<string, string>> {
  return { "x-forwarded-for": address };
}
