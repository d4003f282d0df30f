import type Database from "libsql";
import * as v from "valibot";
import { unindexVersions } from "../index-document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";
import { inTransaction } from "./refused-change.ts";

/** Versions deleted in one transaction, so that other writes wait for milliseconds only. */
const batchSize = 200;

/**
 * A revision ends when the next one starts. So the oldest to retain precedes the first that started at `before` or
 * later.
 */
const floorsSql = /* sql */ `
select
  coalesce(
    (select max(revision) from publication where revision < (select min(revision) from publication where at >= :before)),
    (select case when max(at) < :before then max(revision) else min(revision) end from publication)
  ) as master,
  coalesce(
    (select min(revision) - 1 from overlay_change where at >= :before),
    (select value from meta where key = 'revision')
  ) as overlay`;

const endedSql = /* sql */ `
select id from version where overlay = '' and until <= :master and until < ${stillValid}
union all
select id from version where overlay <> '' and until <= :overlay and until < ${stillValid}
limit ${batchSize}`;

/** Prunes some unreadable versions; returns true when more may remain. */
export function pruner(db: Database.Database): (before: number) => boolean {
  const floors = prepareQuery(db, floorsSql, v.object({ master: v.number(), overlay: v.number() }));
  const ended = prepareQuery(db, endedSql, v.object({ id: v.number() }));
  const setFloor = db.prepare("update meta set value = max(value, ?) where key = ?");
  const end = versionRemover(db);
  const pruneSome = (before: number) => {
    const { master, overlay } = v.parse(v.object({ master: v.number(), overlay: v.number() }), floors.get({ before }));
    setFloor.run(master, "oldest master");
    setFloor.run(overlay, "oldest overlay revision");
    const versions = ended.all({ master, overlay }).map(({ id }) => id);
    end({ versions, master, overlay, before });
    return versions.length === batchSize;
  };
  return (before) => inTransaction(db, () => pruneSome(before));
}

interface PrunedRevisions {
  readonly versions: readonly number[];
  readonly master: number;
  readonly overlay: number;
  readonly before: number;
}

function versionRemover(db: Database.Database): (pruned: PrunedRevisions) => void {
  const removeVersions = db.prepare("delete from version where id in (select value from json_each(?))");
  const removePublications = db.prepare("delete from publication where revision < ?");
  const removeChanges = db.prepare("delete from overlay_change where revision < ?");
  const removePreviews = db.prepare("delete from preview where expires_at < ?");
  return ({ versions, master, overlay, before }) => {
    unindexVersions(db, versions);
    removeVersions.run(JSON.stringify(versions));
    removePublications.run(master);
    removeChanges.run(overlay);
    removePreviews.run(before);
  };
}
