import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Message } from "./message.ts";
import { createWebhook } from "./webhook.ts";

const message = (id: string): Message => ({ id, form: "newsletter", at: "", host: "", locale: "en", fields: {} });

test("a webhook is signed, names its message, and accepts nothing but success", async () => {
  const received: { readonly headers: Record<string, unknown>; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  async function respond(request: IncomingMessage, response: ServerResponse) {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(received.length === 1 ? 200 : 503).end();
  }
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const send = createWebhook({ url: `http://127.0.0.1:${port}/`, secret: "s", now: () => 1_700_000_000_500 });
  await send(message("a"));
  await expect(send(message("b"))).rejects.toThrow("The receiver responded with status 503.");
  server.close();
  const [{ headers, body } = { headers: {}, body: "" }] = received;
  const mac = createHmac("sha256", "s").update(`1700000000.${body}`).digest("hex");
  expect(headers).toMatchObject({ "idempotency-key": "a", "x-tessera-signature": `t=1700000000,v1=${mac}` });
  expect(JSON.parse(body)).toEqual(message("a"));
});

test("a receiver that does not respond in time has not accepted", async () => {
  const hang = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("timeout")));
    });
  const send = createWebhook({ url: "http://x/", secret: "", now: Date.now, fetch: hang, timeoutMs: 1 });
  await expect(send(message("a"))).rejects.toThrow("timeout");
});
