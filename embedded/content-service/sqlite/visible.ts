import type { View } from "../store/view.ts";

/** The `until` of a version that is not replaced yet. */
export const stillValid = Number.MAX_SAFE_INTEGER;

/**
 * Condition that a row of `version` is what a view shows of its document: the overlay's version, or the published one
 * where the overlay says nothing. Needs the parameters of `viewParameters`.
 */
export const visibleVersion = /* sql */ `(
  version.archived = 0 and (
    (version.overlay = '' and version.since <= :master and version.until > :master and not exists (
      select 1 from version as hiding
      where :overlay <> '' and hiding.document = version.document and hiding.overlay = :overlay
        and hiding.until > :revision and hiding.since <= :revision))
    or (:overlay <> '' and version.overlay = :overlay
      and version.until > :revision and version.since <= :revision)
  )
)`;

export interface ViewParameters {
  readonly master: number;
  /** "" for none. */
  readonly overlay: string;
  readonly revision: number;
}

export function viewParameters({ master, overlay }: View): ViewParameters {
  return { master, overlay: overlay?.id ?? "", revision: overlay?.revision ?? 0 };
}
