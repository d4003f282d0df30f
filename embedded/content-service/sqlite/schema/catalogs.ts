/** Items of integration fields' catalogs. `meta` counts their changes under the key 'catalogs'. */
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
