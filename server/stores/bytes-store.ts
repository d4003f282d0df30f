/** Values that outlive the process, by key. It may be slow, full or gone: its methods reject then. */
export interface BytesStore {
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Stores a value; with `ifMissing` only where the key has none. */
  readonly set: (key: string, value: Buffer, ifMissing: boolean) => Promise<void>;
  /** Releases files or connections. Values remain. */
  readonly close: () => Promise<void>;
}

/** Logs an event of a store. Messages contain no address, password or key. */
export type StoreLog = (event: string, message: string) => void;
