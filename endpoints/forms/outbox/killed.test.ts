import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openOutbox } from "./open-outbox.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = path.join(import.meta.dirname, "add-messages.fixture.ts");

/** Starts a process that adds all messages, each that it has confirmed noted. */
function addAll(count: number, confirmed: Set<string>): ChildProcess {
  const parameters = ["--import", "tsx", program, folder, `${count}`];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (id) => confirmed.add(id));
  return child;
}

test("a process that is killed while it adds messages loses and doubles none", async () => {
  const confirmed = new Set<string>();
  for (const share of [50, 120, 190]) {
    const child = addAll(250, confirmed);
    const ended = once(child, "exit");
    child.stdout?.on("data", () => confirmed.size >= share && child.kill("SIGKILL"));
    await ended;
    const stored = await storedIds();
    expect([...confirmed].filter((id) => !stored.includes(id))).toEqual([]);
  }
  expect(confirmed.size).toBeGreaterThanOrEqual(190);
  await once(addAll(250, confirmed), "exit");
  expect(confirmed.size).toBe(250);
  expect((await storedIds()).toSorted()).toEqual([...confirmed].toSorted());
});

async function storedIds(): Promise<readonly string[]> {
  const outbox = await openOutbox({ folder, now: Date.now });
  const stored = await outbox.listWaiting();
  await outbox.close();
  return stored.map(({ id }) => id);
}
