/** The columns that a version and its row in the history share: a version that ends is copied there. */
const contentColumns = /* sql */ `translations text not null,
  type text not null,
  lang text not null,
  uid text,
  title text not null,
  tags text not null,
  first_published integer,
  last_published integer,
  data text not null`;

/** Names of these columns, for statements that copy them. */
export const contentColumnNames = "translations, type, lang, uid, title, tags, first_published, last_published, data";

/**
 * All versions of documents. A view shows a version when its revision is at least `since` and less than `until`.
 * Versions of an overlay ('' for published ones) use the same revisions, one for each transaction.
 */
export const documentTables = /* sql */ `
create table meta (
  key text primary key,
  value any not null
) strict, without rowid;

create table language (
  position integer primary key,
  id text not null unique,
  name text not null
) strict;

-- When each revision of the published documents came to be, epoch milliseconds.
create table publication (
  revision integer primary key,
  at integer not null
) strict;

-- Revisions that an overlay got by a change, and when, epoch milliseconds.
create table overlay_change (
  revision integer primary key,
  at integer not null
) strict;

create table overlay (
  id text primary key,
  position integer not null unique,
  kind text not null check (kind in ('release', 'draft')),
  label text not null,
  scheduled_at integer,
  revision integer not null
) strict, without rowid;

create table version (
  id integer primary key,
  document text not null,
  overlay text not null default '',
  -- 1: the overlay takes the document away.
  archived integer not null default 0,
  since integer not null,
  until integer not null default 9007199254740991,
  ${contentColumns},
  -- Who wrote it; '' for files and for versions that are older than this column.
  author text not null default '',
  -- The release or draft that published it, or ''.
  label text not null default '',
  -- 1: a release published it, so that the history always retains it.
  released integer not null default 0,
  -- Epoch milliseconds of the write.
  at integer not null default 0,
  -- Of an overlay: the first revision of the published version it was made from; 0 for none.
  base integer not null default 0
) strict;

create index version_by_document on version (document, overlay, until);
create index version_by_translations on version (translations, overlay, until);
create index version_by_uid on version (uid, type, overlay, until) where uid is not null;
create index version_by_type on version (overlay, type, lang, last_published desc, document, until, since);
create index version_by_date on version (overlay, lang, last_published desc, document, until, since);
create index version_by_overlay on version (overlay, until) where overlay <> '';
create index version_by_end on version (until) where until < 9007199254740991;

create table preview (
  token text primary key,
  overlay text not null,
  expires_at integer not null
) strict, without rowid;

create table seed (
  name text primary key,
  fingerprint text not null
) strict, without rowid;
`;

/** Result of an entry's last rendering: its time, the kind of the page, and the number of findings. A new entry is not checked. */
const findingColumns = ["checked integer not null default 0", "kind text not null default ''", "findings integer"];

/** Adds these columns to a file with entries. */
export const addFindingColumns = findingColumns.map((column) => `alter table entry add column ${column};`).join("\n");

/**
 * Each document as the published state and each overlay have it now, for editors' lists. Rows have no data, so a list of
 * all documents reads few pages of the file.
 */
export const entryTables = /* sql */ `
create table entry (
  document text not null,
  overlay text not null,
  -- The row of \`version\`; of a removed document, its last one.
  version integer not null,
  -- 1: the overlay takes the document away, or it was removed.
  archived integer not null,
  since integer not null,
  translations text not null,
  type text not null,
  lang text not null,
  uid text,
  title text not null,
  heading text not null,
  -- Title, heading and uid without case and accents.
  words text not null,
  author text not null,
  at integer not null,
  ${findingColumns.join(",\n  ")},
  primary key (document, overlay)
) strict, without rowid;

create index entry_by_translations on entry (translations);

create trigger entry_ends after update of until on version when new.until < 9007199254740991 begin
  delete from entry where document = new.document and overlay = new.overlay and version = new.id;
end;
`;

/** Numbers of published documents by tag and type, so that no query has to count them. */
export const countTables = /* sql */ `
create table document_count (
  kind text not null check (kind in ('tag', 'type')),
  name text not null,
  documents integer not null,
  primary key (kind, name)
) strict, without rowid;
`;

/** Published versions that were replaced or removed, and removals. Readers do not search them. */
export const historyTables = /* sql */ `
create table history (
  document text not null,
  -- The first revision of the version; of a removal, the revision that removed the document.
  revision integer not null,
  at integer not null,
  author text not null,
  label text not null,
  released integer not null,
  removed integer not null,
  ${contentColumns}
) strict;

create unique index history_by_document on history (document, revision);
`;

/** Saves of drafts and releases that a later save replaced, or that were discarded. */
export const saveTables = /* sql */ `
create table save (
  document text not null,
  revision integer not null,
  overlay text not null,
  kind text not null,
  label text not null,
  archived integer not null,
  base integer not null,
  at integer not null,
  author text not null,
  ${contentColumns},
  primary key (document, revision)
) strict;

create index save_by_time on save (at);
`;

/** Webhook messages that are not delivered yet. */
export const deliveryTables = /* sql */ `
create table delivery (
  number integer primary key autoincrement,
  tries integer not null default 0,
  -- Epoch milliseconds; 0 for at once.
  due_at integer not null default 0,
  change text not null
) strict;
`;
