import type Database from "libsql";
import * as v from "valibot";
import { findHeading } from "../../query/find-heading.ts";
import { foldText } from "../../query/words.ts";
import type { DocumentContent } from "../../store/document.ts";
import { documentRow, versionColumns } from "../version-row.ts";
import { stillValid } from "../visible.ts";

const addSql = /* sql */ `
insert or replace into entry (
  document, overlay, version, archived, since, translations, type, lang, uid, title, heading, words, author, at
) select document, overlay, id, :archived, since, translations, type, lang, uid, title, :heading, :words, author, at
from version where id = :version`;

const removalSql = /* sql */ `
update entry set archived = 1, since = :revision, author = :author, at = :at where document = :document and overlay = ''`;

/** Maintains the rows of editors' lists. A row ends with its version, by a trigger. */
export interface EntryWriter {
  readonly add: (version: number, archived: boolean, content: DocumentContent) => void;
  /** Lists a published document that is removed as archived. */
  readonly remove: (version: number, content: DocumentContent, removal: Removal) => void;
}

interface Removal {
  readonly revision: number;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export function entryWriter(db: Database.Database): EntryWriter {
  const insert = db.prepare(addSql);
  const update = db.prepare(removalSql);
  const add: EntryWriter["add"] = (version, archived, { uid, title, data }) => {
    const heading = findHeading(data);
    const words = foldText([title, heading, uid ?? ""].join(" "));
    insert.run({ version, archived: archived ? 1 : 0, heading, words });
  };
  return {
    add,
    remove: (version, content, { revision, author, at }) => {
      add(version, true, content);
      update.run({ document: content.id, revision, author, at });
    },
  };
}

const currentRow = v.looseObject({ id: v.number(), archived: v.number() });

const removedSql = /* sql */ `
insert into entry (
  document, overlay, version, archived, since, translations, type, lang, uid, title, heading, words, author, at
) select document, '', 0, 1, max(revision), translations, type, lang, uid, title, '', lower(title || ' ' || coalesce(uid, '')), author, at
from history where removed = 1 and not exists (
  select 1 from version where version.document = history.document and overlay = '' and until = ${stillValid}
) group by document`;

/** Adds the entries of all current versions and of removed documents, for a file without entries. */
export function fillEntries(db: Database.Database): void {
  const { add } = entryWriter(db);
  const current = db.prepare(`select id, archived, ${versionColumns} from version where until = ${stillValid}`);
  for (const row of current.iterate()) {
    const { id, archived, ...columns } = v.parse(currentRow, row);
    add(id, archived === 1, v.parse(documentRow, columns));
  }
  db.exec(removedSql);
}
