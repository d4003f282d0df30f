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
  readonly report: (place: string, value: unknown, error: string) => undefined;
}
