import { type QueryOf, type ResourceName, resourceNames, resources } from "./table.ts";

/** What a part of a page must know before it can render: queries by resource and key. A value: it merges, compares, prints. */
export type Needs = { readonly [Name in ResourceName]?: ReadonlyMap<string, QueryOf<Name>> };

export const noNeeds: Needs = {};

/** Returns the need for some things of one kind: `need("products", [{ id: 1 }])`. */
export function need<Name extends ResourceName>(name: Name, queries: readonly QueryOf<Name>[]): Needs {
  return withQueries(noNeeds, name, queries);
}

/** Returns all of these needs as one; what several parts need is in it once. */
export function mergeNeeds(all: Iterable<Needs>): Needs {
  let merged = noNeeds;
  for (const needs of all) {
    for (const name of resourceNames) merged = withNeeds(merged, name, needs);
  }
  return merged;
}

/** Returns what `further` names and `known` does not. */
export function needsBeyond(known: Needs, further: Needs): Needs {
  let beyond = noNeeds;
  for (const name of resourceNames) {
    beyond = withNeeds(beyond, name, { [name]: new Map(unknownQueries(name, known, further)) });
  }
  return beyond;
}

function unknownQueries<Name extends ResourceName>(name: Name, known: Needs, further: Needs): Queries<Name> {
  const queries: ReadonlyMap<string, QueryOf<Name>> = further[name] ?? new Map();
  return [...queries].filter(([key]) => known[name]?.has(key) !== true);
}

type Queries<Name extends ResourceName> = readonly (readonly [string, QueryOf<Name>])[];

function withNeeds<Name extends ResourceName>(merged: Needs, name: Name, needs: Needs): Needs {
  const queries: ReadonlyMap<string, QueryOf<Name>> | undefined = needs[name];
  return queries === undefined ? merged : withQueries(merged, name, [...queries.values()]);
}

function withQueries<Name extends ResourceName>(needs: Needs, name: Name, queries: readonly QueryOf<Name>[]): Needs {
  const known: ReadonlyMap<string, QueryOf<Name>> | undefined = needs[name];
  const added = queries.map((query): [string, QueryOf<Name>] => [resources[name].key(query), query]);
  return { ...needs, [name]: new Map([...(known ?? []), ...added]) };
}
