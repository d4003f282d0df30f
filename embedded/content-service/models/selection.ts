/** What is asked for of a value: `fetch`, `fetchLinks`, `graphQuery` and the picks of models all become one. */
export interface Selection {
  /** Also the fields that `fields` doesn't name, whole. */
  readonly all: boolean;
  /** Of a record of fields, by name. */
  readonly fields: ReadonlyMap<string, Selection>;
  /** Of a link, by type of its target; of a slice zone, by slice; of a slice's variation, by id. */
  readonly on: ReadonlyMap<string, Selection>;
  /** Rich text comes as its first heading, or else its first text; groups and slice zones don't come at all. */
  readonly brief: boolean;
}

export const nothing: Selection = { all: false, fields: new Map(), on: new Map(), brief: false };
export const everything: Selection = { ...nothing, all: true };

export function isWhole({ all, fields, on }: Selection): boolean {
  return all && fields.size === 0 && on.size === 0;
}

/** Whatever one of them asks for. Takes time by the size of what it is given. */
export function merge(selections: readonly Selection[]): Selection {
  const [first] = selections;
  if (first && selections.length === 1) return first;
  return {
    all: selections.some(({ all }) => all),
    fields: mergeMaps(selections.map(({ fields }) => fields)),
    on: mergeMaps(selections.map(({ on }) => on)),
    brief: selections.length > 0 && selections.every(({ brief }) => brief),
  };
}

export function mergeMaps(maps: readonly ReadonlyMap<string, Selection>[]): ReadonlyMap<string, Selection> {
  const filled = maps.filter(({ size }) => size > 0);
  const [first = nothing.fields] = filled;
  if (filled.length < 2) return first;
  const byName = new Map<string, Selection[]>();
  for (const [name, selection] of filled.flatMap((map) => [...map])) {
    const same = byName.get(name);
    if (same) same.push(selection);
    else byName.set(name, [selection]);
  }
  return new Map([...byName].map(([name, same]) => [name, merge(same)]));
}
