import type { Fields } from "./field-model.ts";

/** Every custom type and shared slice, ready for use. */
export interface Models {
  /** By id of the custom type. */
  readonly types: ReadonlyMap<string, Fields>;
  /** By id of the slice. */
  readonly slices: ReadonlyMap<string, SliceModel>;
}

/** Variations by id. */
export type SliceModel = ReadonlyMap<string, Variation>;

interface Variation {
  readonly version: string;
  readonly primary: Fields;
  readonly items: Fields;
}
