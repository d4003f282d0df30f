/**
 * Documents in all their versions. A version is seen by views whose revision is at least `since` and less than `until`;
 * versions of an overlay ('' is none) are counted by the same revisions, of which each transaction takes one.
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
  translations text not null,
  type text not null,
  lang text not null,
  uid text,
  title text not null,
  tags text not null,
  first_published integer,
  last_published integer,
  data text not null
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

/** How many published documents have a tag or a type, so that no question about all of them looks at each. */
export const countTables = /* sql */ `
create table document_count (
  kind text not null check (kind in ('tag', 'type')),
  name text not null,
  documents integer not null,
  primary key (kind, name)
) strict, without rowid;
`;

/** Messages to webhooks that are still to be delivered. */
export const deliveryTables = /* sql */ `
create table delivery (
  number integer primary key autoincrement,
  tries integer not null default 0,
  -- Epoch milliseconds; 0 for at once.
  due_at integer not null default 0,
  change text not null
) strict;
`;
