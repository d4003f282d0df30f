import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createBodyReceiver } from "./receive-body.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

/** Returns the bytes of memory in use, without garbage. */
function bytesInUse(): number {
  if (typeof collectGarbage === "function") collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test("a body is what was sent, in chunks of any size", async () => {
  const request = new IncomingMessage(new Socket());
  const received = createBodyReceiver()(request, 1000);
  for (const chunk of ["a", "bc", "", "d".repeat(500), "e"]) request.emit("data", Buffer.from(chunk));
  request.emit("end");
  expect(String(await received)).toBe(`abc${"d".repeat(500)}e`);
});

test("a body that comes in single bytes holds little more memory than its bytes", async () => {
  const request = new IncomingMessage(new Socket());
  const received = createBodyReceiver()(request, 1_000_000);
  const before = bytesInUse();
  for (let sent = 0; sent < 200_000; sent += 1) request.emit("data", Buffer.from("a"));
  expect(bytesInUse() - before).toBeLessThan(2_000_000);
  request.emit("end");
  expect((await received)?.length).toBe(200_000);
});

test("while all room is taken, 4000 connections can make the process hold 64 MB at most", async () => {
  const receive = createBodyReceiver();
  const begin = (bytes: number) => {
    const request = new IncomingMessage(new Socket());
    const received = receive(request, 1_000_000);
    request.emit("data", Buffer.alloc(bytes));
    return { request, received };
  };
  const receiveWhole = async (bytes: number) => {
    const { request, received } = begin(bytes);
    request.emit("end");
    return (await received)?.length;
  };
  for (let taken = 0; taken < 16; taken += 1) begin(1_000_000);
  expect([await receiveWhole(16_000), await receiveWhole(17_000)]).toEqual([16_000, undefined]);
});
