import type { Selection } from "../models/selection.ts";
import type { StoredDocument } from "../store/document.ts";

/** Most of linked documents that an answer may hold, in characters as they are stored. */
const mostCharacters = 20_000_000;

/** What a link says besides. */
const charactersOfLink = 300;

const sizes = new WeakMap<StoredDocument, ReadonlyMap<string, number>>();

/** Counts what an answer holds of linked documents: a short query may ask for each of them millions of times. */
export class LinkedData {
  #left = mostCharacters;

  /** Throws a `TooCostly` when it is too much. */
  add(target: StoredDocument, selection: Selection): void {
    this.#left -= charactersOf(target, selection);
    if (this.#left >= 0) return;
    throw new TooCostly(
      "The answer would hold too much of linked documents: ask for less of them, or use a smaller pageSize.",
    );
  }
}

function charactersOf(target: StoredDocument, { all, fields }: Selection): number {
  const known = sizes.get(target) ?? sizesOf(target);
  sizes.set(target, known);
  let characters = charactersOfLink;
  for (const [name, size] of known) if (all || fields.has(name)) characters += size;
  return characters;
}

function sizesOf({ data }: StoredDocument): ReadonlyMap<string, number> {
  return new Map(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value).length]));
}

/** A query asks for more than one answer may cost; the message says what is too much. */
export class TooCostly extends Error {}
