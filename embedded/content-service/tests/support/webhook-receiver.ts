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
  /** All that came, whether it was taken or not. */
  readonly received: readonly Received[];
  /** How it answers from now on; at first it takes everything. */
  answer: (response: ServerResponse, message: Received) => void;
}

/** Listens for webhook messages until the test is over. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const message = { headers: request.headers, body, json: JSON.parse(body) };
    received.push(message);
    receiver.answer(response, message);
  });
  const { origin, stop } = await startOnFreePort(server);
  onTestFinished(stop);
  const receiver: WebhookReceiver = { url: `${origin}/hook?key=1`, received, answer: (response) => response.end() };
  return receiver;
}
