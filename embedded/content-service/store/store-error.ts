/** A failure of the store: `busy` is temporary, `closed` final, `damaged` and `version` concern the file. */
export class StoreError extends Error {
  readonly kind: StoreFailure;

  constructor(kind: StoreFailure, message: string) {
    super(message);
    this.name = "StoreError";
    this.kind = kind;
  }
}

export type StoreFailure = "busy" | "closed" | "damaged" | "version" | "failed";
