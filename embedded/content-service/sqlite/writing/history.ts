import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import { contentColumnNames } from "../schema/documents.ts";
import { stillValid } from "../visible.ts";

/** Copies published versions to the history. */
export interface HistoryWriter {
  /** Copies a version that ends. */
  readonly keep: (version: number) => void;
  /** Records who removed a version, and when. */
  readonly recordRemoval: (version: number, removal: Removal) => void;
}

interface Removal {
  readonly revision: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly author: string;
  readonly label: string;
  /** True when a release removes it. */
  readonly released: boolean;
}

const keepSql = /* sql */ `
insert or replace into history (document, revision, at, author, label, released, removed, ${contentColumnNames})
select document, since, at, author, label, released, 0, ${contentColumnNames} from version where id = ?`;

const removalSql = /* sql */ `
insert or replace into history (document, revision, at, author, label, released, removed, ${contentColumnNames})
select document, :revision, :at, :author, :label, :released, 1, ${contentColumnNames} from version where id = :version`;

export function historyWriter(db: Database.Database): HistoryWriter {
  const keep = db.prepare(keepSql);
  const recordRemoval = db.prepare(removalSql);
  return {
    keep: (version) => void keep.run(version),
    recordRemoval: (version, removal) =>
      void recordRemoval.run({ version, ...removal, released: removal.released ? 1 : 0 }),
  };
}

const pruneSql = /* sql */ `
delete from history where released = 0 and rowid in (
  select numbered.rowid from (
    select rowid, at, row_number() over (partition by document order by revision desc) as number
    from history where released = 0
  ) as numbered
  where numbered.at < :before or numbered.number > :versions
) and not exists (
  select 1 from version as entry
  where entry.document = history.document and entry.base = history.revision
    and entry.overlay <> '' and entry.until = ${stillValid})`;

const pruneEntriesSql = /* sql */ `
delete from entry where overlay = '' and archived = 1
  and not exists (select 1 from history where history.document = entry.document)`;

/** Deletes versions without a release that a policy does not retain; merging needs those that open releases are based on. */
export function historyPruner(db: Database.Database): DocumentWriter["pruneHistory"] {
  const prune = db.prepare(pruneSql);
  const pruneEntries = db.prepare(pruneEntriesSql);
  return ({ before = 0, versions = Number.MAX_SAFE_INTEGER }) => {
    prune.run({ before, versions });
    pruneEntries.run();
  };
}
