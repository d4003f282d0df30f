/**
 * The store failed: `busy` passes by itself, `closed` means that it is ending, `damaged` and `version` are about the
 * file as a whole, `failed` is everything else.
 */
export class StoreError extends Error {
  readonly kind: StoreFailure;

  constructor(kind: StoreFailure, message: string) {
    super(message);
    this.name = "StoreError";
    this.kind = kind;
  }
}

export type StoreFailure = "busy" | "closed" | "damaged" | "version" | "failed";
