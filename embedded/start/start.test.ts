import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as v from "valibot";
import { sampled } from "@tessera/runtime/testing/test-scale.ts";

/** A start compiles every module of both services, and reads all documents: a busy machine takes minutes. */
vi.setConfig({ testTimeout: 600_000 });

const progress = v.object({ type: v.literal("progress"), text: v.string() });

const ready = v.object({
  type: v.literal("ready"),
  contentUrl: v.string(),
  providerUrl: v.string(),
  bookingUrl: v.string(),
});

function temporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "new", "content.db");
}

function start(environment: Readonly<Record<string, string>> = {}): ChildProcess {
  const CONTENT_DATABASE = temporaryDatabase();
  const child = fork(join(import.meta.dirname, "index.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, CONTENT_PORT: "0", PROVIDER_PORT: "0", CONTENT_DATABASE, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Returns the first message that does not report progress, after those that do. */
async function readyMessage(child: ChildProcess, texts: string[] = []): Promise<unknown> {
  for await (const [message] of on(child, "message")) {
    if (!v.is(progress, message)) return message;
    texts.push(message.text);
  }
  return undefined;
}

async function isReady(child: ChildProcess, texts?: string[]) {
  return v.parse(ready, await readyMessage(child, texts));
}

async function fetchRefs(contentUrl: string): Promise<unknown> {
  return v.parse(v.object({ refs: v.unknown() }), await (await fetch(contentUrl)).json()).refs;
}

/** The lines of a start that ends with exit code 1. */
async function failure(child: ChildProcess): Promise<readonly string[]> {
  const output: unknown[] = [];
  child.stderr?.on("data", (chunk) => output.push(String(chunk)));
  expect(await once(child, "close")).toEqual([1, null]);
  return output.join("").trim().split("\n");
}

test("a service that is not wanted is not started, and all end with their parent: provider and booking alone", async () => {
  const child = start({ EMBEDDED_SERVICES: "provider,booking" });
  const message = v.parse(v.looseObject({}), await readyMessage(child));
  expect(Object.keys(message)).toEqual(["type", "providerUrl", "bookingUrl"]);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a start whose port is in use names it, and has exit code 1", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = v.parse(v.object({ port: v.number() }), other.address());
  expect(await failure(start({ EMBEDDED_SERVICES: "provider", PROVIDER_PORT: `${port}` }))).toEqual([
    expect.stringContaining(`Port ${port}, which the provider API wants`),
  ]);
});

/** Kills a start once its store has some documents, and returns what it reported last. */
async function killHalfway(child: ChildProcess): Promise<string> {
  for await (const [message] of on(child, "message")) {
    const { text } = v.parse(progress, message);
    if (!/store: [1-9]/.test(text)) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
    return text;
  }
  return "";
}

/** How a start ends, with its exit code and signal. */
const endings = [
  ["SIGKILL", [null, "SIGKILL"]],
  ["SIGTERM", [0, null]],
  ["SIGINT", [0, null]],
] as const;

test.each(sampled(endings))(
  "a start that was killed goes on where it stopped, reports its progress and where the services are; %s ends it, and another finds the store as it was",
  async (signal, ending) => {
    const CONTENT_DATABASE = temporaryDatabase();
    const before = await killHalfway(start({ CONTENT_DATABASE }));
    expect(before).toMatch(/^Making the content store: [\d,]+ of [\d,]+ documents$/);
    const texts: string[] = [];
    const second = start({ CONTENT_DATABASE });
    const { contentUrl, providerUrl, bookingUrl } = await isReady(second, texts);
    const made = texts.filter((text) => text.startsWith("Making"));
    expect([texts[0], texts.at(-1)]).toEqual(["Reading the documents", "Reading the products"]);
    expect(countIn(made[0])).toBeGreaterThanOrEqual(countIn(before));
    expect(made.map(countIn)).toEqual(made.map(countIn).sort((one, other) => one - other));
    expect((await fetch(`${bookingUrl}/health`)).status).toBe(200);
    expect((await fetch(`${providerUrl}/health`)).status).toBe(200);
    const refs = await fetchRefs(contentUrl);
    second.kill(signal);
    expect(await once(second, "exit")).toEqual(ending);
    expect(await fetchRefs((await isReady(start({ CONTENT_DATABASE }))).contentUrl)).toEqual(refs);
  },
);

/** `Making the content store: 1,200 of 3,128 documents` → 1200 */
function countIn(text = ""): number {
  return Number(/: ([\d,]+) of/.exec(text)?.[1]?.replaceAll(",", ""));
}

test("a file that is no database is one sentence and exit code 1", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const CONTENT_DATABASE = join(folder, "content.db");
  writeFileSync(CONTENT_DATABASE, "no database".repeat(1000));
  expect(await failure(start({ CONTENT_DATABASE }))).toEqual([expect.stringContaining("npm run content:rebuild")]);
});
