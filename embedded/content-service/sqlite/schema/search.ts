/** Indexes of document versions for queries. Tags have the path ('', 'tags'). */
export const searchTables = /* sql */ `
create table path (
  id integer primary key,
  type text not null,
  name text not null,
  unique (type, name)
) strict;

-- A value is a text, a real number, or a blob for a boolean (x'00', x'01'), so that "1", 1 and true are three values.
create table field_value (
  path integer not null,
  value any not null,
  version integer not null,
  -- In the order of the document, from 0.
  position integer not null,
  -- The number itself, or the epoch milliseconds of a date.
  measure real,
  primary key (path, value, version, position)
) strict, without rowid;

create index field_value_by_path on field_value (path, version, position, measure);
create index field_value_by_measure on field_value (path, measure, version) where measure is not null;

create table geopoint (
  version integer not null,
  path integer not null,
  latitude real not null,
  longitude real not null
) strict;

create index geopoint_by_version on geopoint (version, path);
create index geopoint_by_path on geopoint (path, latitude);

-- The different words of a version, under its id: of the whole document as 'word', of a field as ':<path>:word'. They
-- come without case and accents and with spaces between them, so that the simplest tokenizer sees the very same words.
create virtual table text_index using fts5 (
  text, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':'"
);

-- All that searches need of a version without its content, which is large.
create index version_card on version (
  id, overlay, type, lang, document, until, since, archived, last_published, first_published, uid
);
create index version_by_type_in_all on version (overlay, type, last_published desc, document, lang, until, since);
create index version_by_date_in_all on version (overlay, last_published desc, document, lang, until, since);
`;
