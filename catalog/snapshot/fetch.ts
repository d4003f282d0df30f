import { documents as documentsResource, documentsKey } from "../document/document.ts";
import { search as searchResource, searchKey } from "../search/search.ts";
import { selectLongest, withBeginnings } from "./beginnings.ts";
import { areAllLost, hasFault, withLastValues } from "./doubt.ts";
import { readInTime } from "./read-in-time.ts";
import { type Reading, readAll } from "./reading.ts";
import type { Load, Loads } from "./loads.ts";
import type { FetchContext } from "./fetch-context.ts";
import { mergeNeeds, type Needs, subtractNeeds } from "./needs.ts";
import { createSnapshot, type Readings, type Snapshot } from "./snapshot.ts";
import { type ResourceQuery, type ResourceName, resourceNames, resources, type ResourceValue } from "./table.ts";

export interface FetchedSnapshot extends Snapshot {
  /** All that was queried, in both rounds. */
  readonly needs: Needs;
}

/**
 * Fetches everything a page needs, each thing once: first `needs`, then what `followUp` names besides, in one more
 * round. All calls of a round are in parallel. A failed call is a state of its queries, and never thrown here.
 */
export async function fetchNeeds(
  needs: Needs,
  followUp: (first: Snapshot) => Needs,
  context: FetchContext,
): Promise<FetchedSnapshot> {
  const first = await context.measure("round-1", () => fetchRound(needs, context));
  const readAt = context.now();
  const further = subtractNeeds(needs, followUp(toSnapshot(first, readAt, context)));
  const second = await context.measure("round-2", () => fetchRound(further, context, isInDoubt(first)));
  return { ...toSnapshot(mergeReadings(first, second), readAt, context), needs: mergeNeeds([needs, further]) };
}

/** Both rounds are of one moment: what `followUp` named for today is what is rendered for today. */
function toSnapshot(readings: Readings, readAt: number, { onUnplanned }: FetchContext): Snapshot {
  return createSnapshot(readings, { readAt, onUnplanned });
}

/** Fetches a round. While the provider fails, or lost all things of a kind, what was known has its last value. */
async function fetchRound(needs: Needs, context: FetchContext, doubted = false): Promise<Readings> {
  const loads = createLoads(context);
  const needed = resourceNames.filter((name) => needs[name] !== undefined);
  const all = await Promise.all(needed.map((name) => fetchResource(name, needs, loads, context)));
  const readings: Readings = {};
  for (const { found } of all) Object.assign(readings, found);
  const isLost = all.some((each) => each.isLost);
  return doubted || isLost || isInDoubt(readings) ? withAllLastValues(readings) : readings;
}

/** Whether something was not read now. */
function isInDoubt(readings: Readings): boolean {
  return resourceNames.some((name) => hasFault(listReadings(name, readings)));
}

function withAllLastValues(readings: Readings): Readings {
  const known: Readings = {};
  for (const name of resourceNames)
    Object.assign(known, readings[name] && { [name]: withLastValues(listReadings(name, readings)) });
  return known;
}

/** The readings of one kind, and whether all of its things were lost at once. */
interface FetchedReadings {
  readonly found: Readings;
  readonly isLost: boolean;
}

async function fetchResource<Name extends ResourceName>(
  name: Name,
  needs: Needs,
  loads: Loads,
  context: FetchContext,
): Promise<FetchedReadings> {
  const load: Load<Name> = loads[name];
  const needed: ReadonlyMap<string, ResourceQuery<Name>> = needs[name] ?? new Map();
  const queries = [...needed.values()];
  const batches = chunks(selectLongest(queries, resources[name]), resources[name].batch).map(async (batch) => {
    const readings = await load(batch, context.market, context.late);
    for (const cause of causesIn(readings)) context.onFailure(name, cause);
    return [...readings];
  });
  const readings = new Map((await Promise.all(batches)).flat());
  const isLost = areAllLost(readings);
  if (isLost) context.onFailure(name, new Error(`none of ${readings.size} is found, though some were known`));
  return { found: { [name]: withBeginnings(readings, queries, resources[name]) }, isLost };
}

function createLoads({ provider, documents, search }: FetchContext): Loads {
  return {
    ...provider,
    documents: (queries, market, late) =>
      readInTime(readAll(documentsResource, queries, { documents, market }), queries.map(documentsKey), late),
    search: (queries, market, late) =>
      readInTime(readAll(searchResource, queries, { search, market }), queries.map(searchKey), late),
  };
}

/** Returns the failures of one call, each once. */
function causesIn(readings: ReadonlyMap<string, Reading<unknown>>): ReadonlySet<unknown> {
  return new Set([...readings.values()].flatMap((reading) => (reading.state === "failed" ? [reading.cause] : [])));
}

function mergeReadings(first: Readings, second: Readings): Readings {
  const merged: Readings = {};
  for (const name of resourceNames) {
    Object.assign(merged, { [name]: new Map([...listReadings(name, first), ...listReadings(name, second)]) });
  }
  return merged;
}

function listReadings<Name extends ResourceName>(
  name: Name,
  readings: Readings,
): ReadonlyMap<string, Reading<ResourceValue<Name>>> {
  return readings[name] ?? new Map();
}

/** `[1, 2, 3]`, at most 2 in each → `[[1, 2], [3]]` */
function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const all: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += size) all.push(items.slice(start, start + size));
  return all;
}
