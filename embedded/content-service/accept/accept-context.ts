import type { Models } from "../models/models.ts";
import type { Asset } from "../store/asset-store.ts";

/** What values that are sent are checked and completed with. */
export interface AcceptContext {
  readonly slices: Models["slices"];
  /** The uploaded files that the values name, by id. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Where pictures of ours have their addresses, without `/media`. */
  readonly mediaOrigins: readonly string[];
  /**
   * Told all that the sender has to correct; `place` as in `data.slices.0.primary.title`. Gives what then stands there:
   * nothing.
   */
  readonly report: (path: string, value: unknown, error: string) => undefined;
}

/** A list whose parts are accepted one by one. */
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
