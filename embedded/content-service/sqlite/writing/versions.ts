import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent, StoredDocument } from "../../store/document.ts";
import { indexDocument } from "../index-document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";
import { entryAdder } from "./entries.ts";
import { documentRow, versionColumns } from "../version-row.ts";

/** A version that no other has replaced. */
export interface CurrentVersion {
  readonly id: number;
  readonly archived: boolean;
  /** The first revision that shows it. */
  readonly since: number;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly label: string;
  /** Of an overlay's version: the published revision that it was made from; 0 for none. */
  readonly base: number;
  readonly document: StoredDocument;
}

/** The versions of documents in an overlay, or with "" the published ones. */
export interface Versions {
  readonly current: (overlay: string, document: string) => CurrentVersion | undefined;
  readonly open: (state: VersionState, document: StoredDocument) => void;
  /** Ends a version: views of this and later revisions do not show it. */
  readonly close: (version: number, revision: number) => void;
}

interface VersionState {
  readonly overlay: string;
  readonly since: number;
  readonly archived: boolean;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The release or draft that publishes the version, or "". */
  readonly label: string;
  readonly released: boolean;
  readonly base: number;
}

const currentSql = /* sql */ `
select version.id, version.archived, version.since, version.author, version.at, version.label, version.base,
  ${versionColumns} from version
where document = :document and overlay = :overlay and until = ${stillValid}`;

const openSql = /* sql */ `
insert into version (
  document, overlay, archived, since, translations, type, lang, uid, title, tags, first_published, last_published, data,
  author, at, label, released, base
) values (
  :id, :overlay, :archived, :since, :translations, :type, :lang, :uid, :title, :tags, :firstPublished, :lastPublished,
  :data, :author, :at, :label, :released, :base
)`;

const revisedEntries = { author: v.string(), at: v.number(), label: v.string() };

const currentRow = v.pipe(
  v.looseObject({ ...revisedEntries, id: v.number(), archived: v.number(), since: v.number(), base: v.number() }),
  v.transform(({ id, archived, since, base, author, at, label, ...row }): CurrentVersion => {
    const document = v.parse(documentRow, row);
    return { id, archived: archived === 1, since, base, author, at, label, document };
  }),
);

export function versions(db: Database.Database): Versions {
  const current = prepareQuery(db, currentSql, currentRow);
  const open = db.prepare(openSql);
  const addEntry = entryAdder(db);
  const close = db.prepare("update version set until = ? where id = ?");
  return {
    current: (overlay, document) => current.get({ overlay, document }),
    open: ({ archived, released, ...state }, document) => {
      const row = { ...state, archived: archived ? 1 : 0, released: released ? 1 : 0, ...toColumns(document) };
      const version = Number(open.run(row).lastInsertRowid);
      const { overlay, since, author, at } = state;
      addEntry({ version, overlay, archived, since, author, at }, document);
      if (!archived) indexDocument(db, version, document);
    },
    close: (version, revision) => void close.run(revision, version),
  };
}

export function sameContent(one: DocumentContent, other: DocumentContent): boolean {
  return contentText(one) === contentText(other);
}

function contentText({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return JSON.stringify([id, translations, type, lang, uid, title, tags, data]);
}

function toColumns(document: StoredDocument) {
  const { id, translations, type, lang, uid, title, tags, firstPublished, lastPublished, data } = document;
  const texts = { tags: JSON.stringify(tags), data: JSON.stringify(data) };
  return { id, translations, type, lang, uid, title, firstPublished, lastPublished, ...texts };
}
