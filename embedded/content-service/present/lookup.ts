import type { DocumentStub, StoredDocument } from "../store/document.ts";

/**
 * Values by key, read together: `get` answers what is known and notes what isn't, `fill` reads all that was noted at
 * once. So presenting is done again until nothing is missing, and costs one call a level, whatever the number of links.
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

  /** Reads these before they are asked for. */
  async preload(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.get(key);
    await this.fill();
  }

  /** Undefined for what isn't there, and for what isn't read yet. */
  get(key: string): Value | undefined {
    const value = this.#known.get(key);
    if (value === undefined && !this.#known.has(key)) this.#missing.add(key);
    return value;
  }

  /** False when nothing was missing. */
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
