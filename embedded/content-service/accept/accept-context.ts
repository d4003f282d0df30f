import type { Models } from "../models/models.ts";
import type { Asset } from "../store/asset-store.ts";

/** The data that a request's values are validated against and completed with. */
export interface AcceptContext {
  readonly slices: Models["slices"];
  /** Uploaded files that the values reference, by id. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Origins of this service's pictures, without `/media`. */
  readonly mediaOrigins: readonly string[];
  /** Returns the key of an item of a catalog by its blob as JSON; undefined for an unknown one. */
  readonly itemKey: (blob: string) => string | undefined;
  /** Types of the documents that links lead to, by id; unknown documents may be of any type. */
  readonly documentTypes?: ReadonlyMap<string, string>;
  /**
   * Receives each fault; `path` is like `data.slices.0.primary.title`, and the hint says what to do. Returns undefined,
   * which then replaces the value.
   */
  readonly report: (path: string, value: unknown, error: string, hint?: string) => undefined;
}

/** Validates each item of a list and omits those that are undefined. */
export function acceptRecords<Part>(
  value: unknown,
  path: string,
  { report }: AcceptContext,
  accept: (part: unknown, path: string) => Part,
): readonly Exclude<Part, undefined>[] | undefined {
  if (!Array.isArray(value)) return report(path, value, "must be a list");
  return value
    .map((part: unknown, index) => accept(part, `${path}.${index}`))
    .filter((part): part is Exclude<Part, undefined> => part !== undefined);
}
