import { Console } from "node:console";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { captureConsole } from "./capture-console.ts";

test("what Next prints becomes lines of the log, but for errors that are there already", () => {
  const stream = new PassThrough();
  const console = new Console(stream);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const known = new Error("known");
  captureConsole(console, log, (error) => error === known);
  console.log(" %s in %d ms", "\u001B[32mready\u001B[0m", 5);
  console.error(new Error("broken"));
  console.error("⨯", known);
  expect(log.info).toHaveBeenCalledExactlyOnceWith("console", "ready in 5 ms");
  expect(log.error).toHaveBeenCalledExactlyOnceWith("console", expect.stringMatching(/^Error: broken\n {4}at /));
  expect(stream.read()).toBeNull();
});
