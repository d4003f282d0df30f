import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: unknown;
}

export interface WebhookReceiver {
  readonly url: string;
  /** All messages, accepted or not. */
  readonly received: readonly Received[];
  /** Responds to each message; initially it accepts all. */
  respond: (response: ServerResponse, message: Received) => void;
}

/** Listens for webhook messages until the test ends. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const message = { headers: request.headers, body, json: JSON.parse(body) };
    received.push(message);
    receiver.respond(response, message);
  });
  const { origin, stop } = await startOnFreePort(server);
  onTestFinished(stop);
  const receiver: WebhookReceiver = { url: `${origin}/hook?key=1`, received, respond: (response) => response.end() };
  return receiver;
}
