import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import { contentColumnNames } from "../schema/documents.ts";
import { stillValid } from "../visible.ts";

const keepSql = /* sql */ `
insert or replace into save (document, revision, overlay, kind, label, archived, base, at, author, ${contentColumnNames})
select document, since, overlay, overlay.kind, overlay.label, archived, base, at, author, ${contentColumnNames}
from version join overlay on overlay.id = version.overlay`;

/** Copies entries of overlays that are replaced or discarded. */
export interface SaveKeeper {
  readonly keep: (version: number) => void;
  /** Copies all entries of an overlay, before it is deleted. */
  readonly keepAll: (overlay: string) => void;
}

export function saveKeeper(db: Database.Database): SaveKeeper {
  const one = db.prepare(`${keepSql} where version.id = ?`);
  const all = db.prepare(`${keepSql} where version.overlay = ? and version.until = ${stillValid}`);
  return { keep: (version) => void one.run(version), keepAll: (overlay) => void all.run(overlay) };
}

const minute = 60_000;
const day = 1440 * minute;

/** Milliseconds. Saves are retained for 30 days: all of them for a day, then the last one of each span. */
const policy = { retained: 30 * day, dense: day, span: 5 * minute };

const thinSql = /* sql */ `
delete from save where at < :oldest or at < :dense and exists (
  select 1 from save as later
  where later.document = save.document and later.overlay = save.overlay and later.revision > save.revision
    and later.at / ${policy.span} = save.at / ${policy.span}
)`;

/** Deletes saves that the policy does not retain. */
export function saveThinner(db: Database.Database): DocumentWriter["thinSaves"] {
  const thin = db.prepare(thinSql);
  return (now) => void thin.run({ oldest: now - policy.retained, dense: now - policy.dense });
}
