import type { ContentStore } from "../store/content-store.ts";
import { fingerprints } from "./fingerprints.ts";
import { goneFile, judge, type Meeting, nextRecord, readRecord, writeRecord } from "./seed-record.ts";
import type { SeedRecord, Verdict } from "./seed-record.ts";
import { type DocumentSubject, type ModelSubject, seedSubjects, type SeedSubject } from "./seed-subjects.ts";
import type { Seeds } from "./seeds.ts";

/** A file that is new, changed or gone, and what the store does about it. */
export interface SeedChange<Subject = SeedSubject> {
  readonly name: string;
  readonly verdict: Verdict;
  /** The store's record of the file; undefined for a new one. */
  readonly before: SeedRecord | undefined;
  /** The record once the change is made; undefined for none. */
  readonly after: SeedRecord | undefined;
  readonly subject: Subject;
}

export type DocumentChange = SeedChange<DocumentSubject>;
export type ModelChange = SeedChange<ModelSubject>;

export function isDocumentChange(change: SeedChange): change is DocumentChange {
  return change.subject.kind === "document";
}

export function isModelChange(change: SeedChange): change is ModelChange {
  return change.subject.kind === "customtype" || change.subject.kind === "slice";
}

/** Compares the files with those that a store has read before, and with what was edited in the store since. */
export async function seedChanges(store: ContentStore, seeds: Seeds): Promise<readonly SeedChange[]> {
  const known = await store.seeds();
  const current = fingerprints(seeds);
  const findPrint = (name: string) => current.get(name) ?? goneFile;
  const findRecord = (name: string) => {
    const text = known.get(name);
    return text === undefined ? undefined : readRecord(text);
  };
  const isChanged = (name: string) => (findRecord(name)?.fingerprint ?? goneFile) !== findPrint(name);
  const changed = [...new Set([...known.keys(), ...current.keys()])].filter(isChanged);
  if (changed.length === 0) return [];
  const compare = await seedSubjects(store, seeds, known);
  return changed.map((name) => {
    const { subject, ...compared } = compare(name);
    const meeting: Meeting = { record: findRecord(name), file: findPrint(name), ...compared };
    const verdict = judge(meeting);
    return { name, verdict, subject, before: meeting.record, after: nextRecord(meeting, verdict) };
  });
}

/** Returns the records of all seeds, by name, once these changes are made. */
export function recordsAfter(
  known: ReadonlyMap<string, string>,
  changes: readonly SeedChange[],
): ReadonlyMap<string, string> {
  const records = new Map(known);
  for (const { name, after } of changes) {
    if (after) records.set(name, writeRecord(after));
    else records.delete(name);
  }
  return records;
}
