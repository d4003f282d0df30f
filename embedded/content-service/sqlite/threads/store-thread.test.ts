import { expect, test } from "vitest";
import { StoreThread } from "./store-thread.ts";

const program = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", ({ name }) => {
    if (name === "die") throw new Error("out of luck");
    parentPort.postMessage({ is: "result", result: name });
    if (name === "close") parentPort.close();
  });`;

const started = () => new StoreThread(program, { file: "", work: "read", deliveries: false });
const dead = { is: "failure", kind: "failed", message: "out of luck" };

test("a thread that dies fails its call, and every later one, with the reason", async () => {
  const thread = started();
  expect(await thread.run({ name: "die", args: [] })).toEqual(dead);
  await thread.ended;
  expect(thread.hasEnded).toBe(true);
  expect(await thread.run({ name: "late", args: [] })).toEqual(dead);
});

test("values that cannot be sent are rejected, and the thread goes on", async () => {
  const thread = started();
  await expect(thread.run({ name: "first", args: [() => undefined] })).rejects.toThrow("could not be cloned");
  expect(await thread.run({ name: "second", args: [] })).toEqual({ is: "result", result: "second" });
  await thread.run({ name: "close", args: [] });
  await thread.ended;
});
