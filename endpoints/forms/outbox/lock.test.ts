import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OutboxLockedError, takeLock } from "./lock.ts";

let folder = "";
const file = () => join(folder, "outbox.lock");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("of many that find a lock whose process has ended, one gets it", async () => {
  writeFileSync(file(), `${process.pid} 1`);
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(file())));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused.filter((reason) => !(reason instanceof OutboxLockedError))).toEqual([]);
  expect(readdirSync(folder)).toEqual(["outbox.lock"]);
});

test("a lock that was released is free, and leaves nothing", async () => {
  const release = await takeLock(file());
  await expect(takeLock(file())).rejects.toBeInstanceOf(OutboxLockedError);
  await release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that does not exist is no lock", async () => {
  await expect(takeLock(join(folder, "missing", "outbox.lock"))).rejects.toMatchObject({ code: "ENOENT" });
});
