import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as v from "valibot";

/** A start compiles every module of both services. */
vi.setConfig({ testTimeout: 30_000 });

const ready = v.object({ type: v.literal("ready"), contentUrl: v.string(), providerUrl: v.string() });

function start(environment: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, "start.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, CONTENT_PORT: "0", PROVIDER_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function isReady(child: ChildProcess) {
  const [message] = await once(child, "message");
  return v.parse(ready, message);
}

test("says where both services are, which then answer", async () => {
  const { contentUrl, providerUrl } = await isReady(start());
  expect(await (await fetch(contentUrl)).json()).toHaveProperty("refs");
  expect((await fetch(`${providerUrl}/health`)).status).toBe(200);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s ends it", async (signal) => {
  const child = start();
  await isReady(child);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("it ends with its parent", async () => {
  const child = start();
  await isReady(child);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a port in use is one sentence and exit code 1", async () => {
  const { contentUrl } = await isReady(start());
  const { port } = new URL(contentUrl);
  const second = start({ CONTENT_PORT: port });
  const output: unknown[] = [];
  second.stderr?.on("data", (chunk) => output.push(String(chunk)));
  expect(await once(second, "close")).toEqual([1, null]);
  expect(output.join("").trim().split("\n")).toEqual([
    expect.stringContaining(`Port ${port}, which the content service wants`),
  ]);
});
