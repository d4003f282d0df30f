/** How many published documents have a tag or a type, so that no question about all of them looks at each. */
export const countTables = /* sql */ `
create table document_count (
  kind text not null check (kind in ('tag', 'type')),
  name text not null,
  documents integer not null,
  primary key (kind, name)
) strict, without rowid;
`;
