import type { DocumentStub, StoredDocument } from "../store/document.ts";

/**
 * Caches values by key and reads missing ones in batches. `get` returns cached values and records missing keys; `fill`
 * reads them. Presenting repeats until no key is missing: one store call for each level of links.
 */
export class Lookup<Value> {
  readonly #known: Map<string, Value | undefined>;
  readonly #missing = new Set<string>();
  readonly #read: (keys: readonly string[]) => Promise<Iterable<readonly [string, Value]>>;

  constructor(
    read: (keys: readonly string[]) => Promise<Iterable<readonly [string, Value]>>,
    known: Iterable<readonly [string, Value]> = [],
  ) {
    this.#read = read;
    this.#known = new Map(known);
  }

  /** Reads values before their first use. */
  async preload(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.get(key);
    await this.fill();
  }

  /** Undefined for a value that does not exist or is not read yet. */
  get(key: string): Value | undefined {
    const value = this.#known.get(key);
    if (value === undefined && !this.#known.has(key)) this.#missing.add(key);
    return value;
  }

  /** Returns false when no key was missing. */
  async fill(): Promise<boolean> {
    const keys = [...this.#missing];
    if (keys.length === 0) return false;
    this.#missing.clear();
    for (const key of keys) this.#known.set(key, undefined);
    for (const [key, value] of await this.#read(keys)) this.#known.set(key, value);
    return true;
  }
}

export interface DocumentLookups {
  readonly documents: Lookup<StoredDocument>;
  readonly stubs: Lookup<DocumentStub>;
}
