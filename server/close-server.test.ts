import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { closeServer } from "./close-server.ts";
import { listen } from "./listen.ts";

async function serverWithOneRequest() {
  const server = createServer();
  const arrived: Promise<[unknown, ServerResponse]> = once(server, "request").then(([request, answer]) => [
    request,
    answer,
  ]);
  const port = await listen(server, 0);
  const agent = new Agent({ keepAlive: true });
  const request = get({ port, host: "localhost", agent });
  const [, answer] = await arrived;
  return { server, port, request, answer };
}

test("what is in flight finishes, nothing new is accepted, a kept-alive connection doesn't hold it open", async () => {
  const { server, port, request, answer } = await serverWithOneRequest();
  const closed = closeServer(server, 60_000);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  const received = once(request, "response").then(([response]) => response.statusCode);
  answer.end("done");
  expect(await received).toBe(200);
  await closed;
});

test("what takes longer than the grace is cut", async () => {
  const { server, request } = await serverWithOneRequest();
  const cut = once(request, "error");
  await closeServer(server, 1);
  const [error] = await cut;
  expect(error).toMatchObject({ code: "ECONNRESET" });
});
