import type { Selection } from "../models/selection.ts";
import type { StoredDocument } from "../store/document.ts";

/** Most stored characters of linked documents in one response. */
const maxCharacters = 20_000_000;

/** Characters of a link without its data. */
const charactersOfLink = 300;

const sizes = new WeakMap<StoredDocument, ReadonlyMap<string, number>>();

/** Limits linked documents in a response: a short query may include each of them millions of times. */
export class LinkedData {
  #left = maxCharacters;

  /** Throws a `TooCostly` above the limit. */
  add(target: StoredDocument, selection: Selection): void {
    this.#left -= countCharacters(target, selection);
    if (this.#left >= 0) return;
    throw new TooCostly(
      "The response would contain too much of linked documents: request fewer fields of them, or use a smaller pageSize.",
    );
  }
}

function countCharacters(target: StoredDocument, { all, fields }: Selection): number {
  const known = sizes.get(target) ?? measureFields(target);
  sizes.set(target, known);
  let characters = charactersOfLink;
  for (const [name, size] of known) if (all || fields.has(name)) characters += size;
  return characters;
}

function measureFields({ data }: StoredDocument): ReadonlyMap<string, number> {
  return new Map(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value).length]));
}

/** A query whose response would be too expensive; the message names the limit. */
export class TooCostly extends Error {}
