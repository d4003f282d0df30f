/** Models as JSON. `meta` counts their changes under the key 'models'. */
export const modelTables = /* sql */ `
create table model (
  position integer primary key,
  kind text not null check (kind in ('customtype', 'slice')),
  id text not null,
  body text not null,
  unique (kind, id)
) strict;
`;

/** The media library. Files have a separate table, so that lists do not read them. */
export const assetTables = /* sql */ `
create table asset (
  position integer primary key,
  id text not null unique,
  filename text not null,
  content_type text not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document')),
  size integer not null,
  width integer,
  height integer,
  alt text,
  notes text,
  credits text,
  tags text not null,
  created_at integer not null,
  modified_at integer not null
) strict;

create table asset_file (
  asset text primary key,
  content blob not null
) strict;

create table asset_tag (
  position integer primary key,
  id text not null unique,
  name text not null unique,
  created_at integer not null
) strict;
`;

/** Items of catalogs for integration fields. `meta` counts their changes under the key 'catalogs'. */
export const catalogTables = /* sql */ `
create table catalog_item (
  catalog text not null,
  id text not null,
  title text not null,
  description text not null,
  image_url text,
  last_update integer not null,
  blob text not null,
  primary key (catalog, id)
) strict, without rowid;
`;
