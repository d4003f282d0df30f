/**
 * Which parts of a value are returned; `fetch`, `fetchLinks`, `graphQuery` and picks of models all become selections.
 */
export interface Selection {
  /** Selects the fields that `fields` does not name, in full. */
  readonly all: boolean;
  /** Selections of a record's fields, by name. */
  readonly fields: ReadonlyMap<string, Selection>;
  /** Selections of a link by type of its target, of a zone by slice, of a slice by variation. */
  readonly on: ReadonlyMap<string, Selection>;
  /** Reduces rich text to its first heading or text; omits groups and slice zones. */
  readonly brief: boolean;
}

export const nothing: Selection = { all: false, fields: new Map(), on: new Map(), brief: false };
export const everything: Selection = { ...nothing, all: true };

export function isWhole({ all, fields, on }: Selection): boolean {
  return all && fields.size === 0 && on.size === 0;
}

/** Returns the union of selections, in time linear in their size. */
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
