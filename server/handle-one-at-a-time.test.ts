import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { handleOneAtATime } from "./handle-one-at-a-time.ts";
import { listen } from "./site-server.ts";

/** A busy machine takes its time. */
const patience = { timeout: 10_000 };

async function serve(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, 0);
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const connection = index === count - 1 ? "close" : "keep-alive";
    return `GET /${index} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
  }).join("");

test("pipelined requests are handled in order, each after the response before it", async () => {
  let open = 0;
  const most: number[] = [];
  const listener = handleOneAtATime(async (request, response) => {
    most.push((open += 1));
    await setImmediate();
    open -= 1;
    response.end(`<${request.url}>`);
  }, 32);
  const socket = connect(await serve(createServer(listener)), "localhost");
  socket.write(requests(5));
  expect((await text(socket)).match(/<[^>]+>/g)).toEqual(["</0>", "</1>", "</2>", "</3>", "</4>"]);
  expect(most).toEqual([1, 1, 1, 1, 1]);
});

test("more requests in wait than allowed end the connection", async () => {
  const handled: ServerResponse[] = [];
  const listener = handleOneAtATime((_request, response) => void handled.push(response), 32);
  const socket = connect(await serve(createServer(listener)), "localhost");
  socket.on("error", () => undefined);
  socket.write(requests(40));
  await once(socket, "close");
  expect(handled).toHaveLength(1);
});

test("connections do not wait for each other", async () => {
  const handled: ServerResponse[] = [];
  const listener = handleOneAtATime((_request, response) => void handled.push(response), 32);
  const server = createServer(listener);
  const port = await serve(server);
  for (const socket of [connect(port, "localhost"), connect(port, "localhost")]) socket.write(requests(2));
  await expect.poll(() => handled.length, patience).toBe(2);
});
