import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { createAuditTrail } from "./audit-trail.ts";
import { openStore } from "./open-store.ts";

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "studio-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Milliseconds for which the thread did nothing else while a function ran. */
function measureStall(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

test("W84: a store that another process has locked holds nobody up, and is written once it is free", async () => {
  const folder = createFolder();
  const store = await openStore(folder);
  const other = new Database(path.join(folder, "studio.db"));
  onTestFinished(() => [store, other].forEach((each) => void each.close()));
  const audit = createAuditTrail(
    store,
    () => 0,
    (error) => expect.fail(String(error)),
  );
  other.exec("begin immediate");
  let written: Promise<void> | undefined;
  const entry = { editor: { name: "Ada", role: "editor" }, action: "save", request: "r" } as const;
  expect(measureStall(() => (written = audit.add(entry)))).toBeLessThan(100);
  expect(await audit.readLines()).toBe("");
  other.exec("commit");
  await written;
  expect(await audit.readLines()).toContain('"name":"Ada"');
});

test("W84: a store that stays locked is an error", async () => {
  const folder = createFolder();
  const store = await openStore(folder);
  const other = new Database(path.join(folder, "studio.db"));
  onTestFinished(() => [store, other].forEach((each) => void each.close()));
  other.exec("begin immediate");
  await expect(store.run("delete from link")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
});

test("W4: only the user of the process reads the file", async () => {
  const folder = path.join(createFolder(), "studio");
  (await openStore(folder)).close();
  const modes = [folder, path.join(folder, "studio.db")].map((each) => statSync(each).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
