import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded, stopChild } from "./embedded-services.ts";

const root = path.resolve(import.meta.dirname, "..");

function entry(code: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "start.mjs");
  writeFileSync(file, code);
  return file;
}

test("waits for the first message; stopping sends SIGTERM first", async () => {
  const file = entry(
    "process.on('SIGTERM', () => process.exit(7)); process.send('ready'); setInterval(() => {}, 1e6);",
  );
  const child = await startEmbedded(file, root);
  const ended = once(child, "exit");
  await stopChild(child, 10_000);
  expect(await ended).toEqual([7, null]);
  await stopChild(child, 10_000);
});

test("a child that ignores SIGTERM is killed", async () => {
  const file = entry("process.on('SIGTERM', () => {}); process.send('ready'); setInterval(() => {}, 1e6);");
  const child = await startEmbedded(file, root);
  const ended = once(child, "exit");
  await stopChild(child, 10);
  expect(await ended).toEqual([null, "SIGKILL"]);
});

test("a child that ends before it is ready is reported in a sentence", async () => {
  await expect(startEmbedded(entry("process.exit(3)"), root)).rejects.toMatchObject({
    name: "StartError",
    message: "The embedded services stopped before they were ready (exit code 3).",
  });
});
