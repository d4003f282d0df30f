import { type ResourceQuery, type ResourceName, resourceNames, resources } from "./table.ts";

/**
 * Data that a part of a page needs before it renders: queries by resource and key. A value: it merges, compares,
 * prints.
 */
export type Needs = { readonly [Name in ResourceName]?: ReadonlyMap<string, ResourceQuery<Name>> };

export const noNeeds: Needs = {};

/** Returns the need for some things of one kind: `need("products", [{ id: 1 }])`. */
export function need<Name extends ResourceName>(name: Name, queries: readonly ResourceQuery<Name>[]): Needs {
  return { [name]: new Map(queries.map((query) => [resources[name].key(query), query])) };
}

/** Returns all of these needs as one; what several parts need is in it once. */
export function mergeNeeds(all: Iterable<Needs>): Needs {
  const list = [...all].filter((needs) => needs !== noNeeds);
  const named: ReadonlySet<string> = new Set(list.flatMap((needs) => Object.keys(needs)));
  const merged: Needs = {};
  for (const name of resourceNames) if (named.has(name)) Object.assign(merged, { [name]: mergeQueries(name, list) });
  return merged;
}

/** Returns what these needs name of one resource. The time is linear: a page has hundreds of shortcodes. */
function mergeQueries<Name extends ResourceName>(name: Name, list: readonly Needs[]): Map<string, ResourceQuery<Name>> {
  const queries = new Map<string, ResourceQuery<Name>>();
  for (const needs of list) {
    const own: ReadonlyMap<string, ResourceQuery<Name>> | undefined = needs[name];
    for (const [key, query] of own ?? []) queries.set(key, query);
  }
  return queries;
}

/** Returns what `further` names and `known` does not. */
export function subtractNeeds(known: Needs, further: Needs): Needs {
  const beyond: Needs = {};
  for (const name of resourceNames) {
    if (further[name] !== undefined) Object.assign(beyond, { [name]: new Map(unknownQueries(name, known, further)) });
  }
  return beyond;
}

function unknownQueries<Name extends ResourceName>(name: Name, known: Needs, further: Needs): Queries<Name> {
  const queries: ReadonlyMap<string, ResourceQuery<Name>> = further[name] ?? new Map();
  return [...queries].filter(([key]) => known[name]?.has(key) !== true);
}

type Queries<Name extends ResourceName> = readonly (readonly [string, ResourceQuery<Name>])[];
