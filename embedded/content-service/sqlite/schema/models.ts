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
