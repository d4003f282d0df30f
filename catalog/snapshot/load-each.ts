/** Loads things that can only be asked for one at a time, in parallel, by key; what is not there is left out. */
export async function loadEach<Query, Value>(
  queries: readonly Query[],
  key: (query: Query) => string,
  load: (query: Query) => Promise<Value | undefined>,
): Promise<ReadonlyMap<string, Value>> {
  const found = await Promise.all(
    queries.map(async (query): Promise<[string, Value][]> => {
      const value = await load(query);
      return value === undefined ? [] : [[key(query), value]];
    }),
  );
  return new Map(found.flat());
}
