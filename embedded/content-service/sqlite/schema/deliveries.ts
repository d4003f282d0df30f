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
