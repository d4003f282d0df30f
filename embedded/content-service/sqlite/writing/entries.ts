import type Database from "libsql";
import * as v from "valibot";
import { findHeading } from "../../query/find-heading.ts";
import { foldText } from "../../query/words.ts";
import type { DocumentContent } from "../../store/document.ts";
import { toDocument, versionColumns } from "../version-row.ts";
import { stillValid } from "../visible.ts";

const addSql = /* sql */ `
insert or replace into entry (
  document, overlay, version, archived, since, translations, type, lang, uid, title, heading, words, author, at
) values (
  :id, :overlay, :version, :archived, :since, :translations, :type, :lang, :uid, :title, :heading, :words, :author, :at
)`;

/** A version in the lists of editors. */
interface EntryState {
  /** The row of `version`; of a removed document, its last one. */
  readonly version: number;
  readonly overlay: string;
  /** True when the overlay takes the document away, or when it was removed. */
  readonly archived: boolean;
  readonly since: number;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Lists a version. Its row ends with it, by a trigger; that of a removed document stays. */
export type AddEntry = (state: EntryState, content: DocumentContent) => void;

export function entryAdder(db: Database.Database): AddEntry {
  const insert = db.prepare(addSql);
  return ({ archived, ...state }, { id, translations, type, lang, uid, title, data }) => {
    const heading = findHeading(data);
    const words = foldText([title, heading, uid ?? ""].join(" "));
    const row = { ...state, archived: archived ? 1 : 0, id, translations, type, lang, uid, title, heading, words };
    insert.run(row);
  };
}

const listedSql = /* sql */ `
select id as version, overlay, archived, since, author, at, ${versionColumns} from version where until = ${stillValid}
union all
select 0, '', 1, max(history.revision), author, at, ${versionColumns.replaceAll("version.", "history.")} from history
where removed = 1 and not exists (
  select 1 from version where version.document = history.document and overlay = '' and until = ${stillValid}
) group by history.document`;

const stateRow = v.pipe(
  v.object({
    version: v.number(),
    overlay: v.string(),
    archived: v.number(),
    since: v.number(),
    author: v.string(),
    at: v.number(),
  }),
  v.transform(({ archived, ...row }): EntryState => ({ ...row, archived: archived === 1 })),
);

/** Adds the entries of all current versions and of removed documents, for a file without entries. */
export function fillEntries(db: Database.Database): void {
  const add = entryAdder(db);
  for (const row of db.prepare(listedSql).iterate()) add(v.parse(stateRow, row), toDocument(row));
}
