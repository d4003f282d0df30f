import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Message } from "./message.ts";
import { openOutbox } from "./open-outbox.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = () => openOutbox({ folder, now: () => Date.parse("2026-11-23T10:00:00Z") });
const message = (id: string): Message => ({ id, form: "newsletter", at: "", host: "", locale: "en", fields: {} });
const accepted = (id: string) => ({ kind: "message", message: message(id) });
const delivered = (id: string) => ({ kind: "delivered", id, at: "2026-11-22T10:00:00.000Z" });

/** Returns a line as an earlier release wrote it. */
function encode(entry: object): string {
  const json = JSON.stringify(entry);
  return `${createHash("sha256").update(json).digest("hex").slice(0, 16)} ${json}\n`;
}

test("the journal of an earlier release is imported once: what waits, and what was delivered", async () => {
  const whole = [accepted("a"), accepted("b"), delivered("a"), delivered("c"), accepted("d")].map(encode).join("");
  const journal = `${whole}0123456789abcdef {"kind":"mess\n0123456789abcdef {"kind":"mes`;
  writeFileSync(join(folder, "outbox.jsonl"), journal);
  writeFileSync(join(folder, "outbox.lock"), `${process.pid} 1`);
  const outbox = await open();
  await Promise.all(["a", "b", "c"].map((id) => outbox.add(message(id))));
  expect(await outbox.listWaiting()).toEqual([message("b"), message("d")]);
  await outbox.close();
  expect(readFileSync(join(folder, "outbox.jsonl.imported"), "utf8")).toBe(journal);
  expect(readdirSync(folder)).not.toContain("outbox.jsonl");
});

test("a journal that is imported again, after a crash before its new name, changes nothing", async () => {
  writeFileSync(join(folder, "outbox.jsonl"), [accepted("a"), accepted("b")].map(encode).join(""));
  const first = await open();
  await first.markDelivered("a");
  await first.close();
  writeFileSync(join(folder, "outbox.jsonl"), [accepted("a"), accepted("b")].map(encode).join(""));
  const second = await open();
  expect(await second.listWaiting()).toEqual([message("b")]);
  await second.close();
});

test.runIf(process.platform === "linux")("a journal that a process still writes to is not imported", async () => {
  const status = readFileSync("/proc/self/stat", "utf8");
  const start = status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
  writeFileSync(join(folder, "outbox.jsonl"), encode(accepted("a")));
  writeFileSync(join(folder, "outbox.lock"), `${process.pid} ${start}`);
  await expect(open()).rejects.toThrow(`FORMS_DIR: process ${process.pid} still writes to ${folder}`);
  expect(readdirSync(folder)).toContain("outbox.jsonl");
});
