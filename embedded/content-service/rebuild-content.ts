import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import type { SeedFolders } from "./files/read-seeds.ts";
import { isOpenElsewhere } from "./sqlite/lock-file.ts";
import { openContent } from "./open-content.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

/**
 * Builds a store of the files alone and replaces the present one with it. Returns the new name of the old store;
 * undefined without one. Throws a `StartProblem` while a service has it open, or for wrong files; nothing changes then.
 */
export async function rebuildContent(database: string, folders: SeedFolders, now: Date): Promise<string | undefined> {
  requireClosed(database);
  const fresh = `${database}.new`;
  for (const part of listParts(fresh)) rmSync(part, { force: true });
  const store = await openContent({ database: fresh, folders, deliveries: false });
  await store.close();
  requireClosed(fresh);
  requireClosed(database);
  const old = keepOld(database, now);
  renameSync(fresh, database);
  return old;
}

/** Throws unless the database is closed: only then is it complete without its journals. */
function requireClosed(database: string): void {
  if (!existsSync(database) || !isOpenElsewhere(database)) return;
  throw new StartProblem(`${database} is in use: stop the content service before its store is rebuilt.`);
}

/** Renames the old database by its time, because content of the API is in no file. */
function keepOld(database: string, now: Date): string | undefined {
  if (!existsSync(database)) return undefined;
  const old = `${database}.${now.toISOString().replaceAll(":", "-")}.old`;
  linkSync(database, old);
  for (const journal of listParts(database).slice(1)) rmSync(journal, { force: true });
  return old;
}

/** Returns the file and its journals, which must never meet another file. */
function listParts(database: string): readonly string[] {
  return [database, `${database}-wal`, `${database}-shm`];
}
