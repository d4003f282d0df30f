import type { Log } from "../../telemetry/log/log.ts";

/** Values that outlive the process, by key. It may be slow, full or gone: its methods reject then. */
export interface BytesStore {
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Stores a value; with `ifMissing` only if the key has no value. */
  readonly set: (key: string, value: Buffer, ifMissing: boolean) => Promise<void>;
  /** Releases files or connections. Values remain. */
  readonly close: () => Promise<void>;
}

/** The log of a store. Messages contain no address, password or key. */
export type StoreLog = Pick<Log, "error" | "info">;
