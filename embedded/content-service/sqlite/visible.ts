import type { View } from "../store/document-query.ts";
import { type Sql, sql } from "./search/sql.ts";

/** The `until` of a current version. */
export const stillValid = Number.MAX_SAFE_INTEGER;

/**
 * Condition that a view shows a row of `version`: the overlay's version, or else the published one. Uses the parameters
 * of `viewParameters`.
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

/** Condition that the overlay `:overlay`, or with "" the published state, shows a row of `version` now. */
export const visibleNow = /* sql */ `
version.until = ${stillValid} and version.archived = 0
and (version.overlay = :overlay or (version.overlay = '' and not exists (
  select 1 from version as hiding
  where hiding.document = version.document and hiding.overlay = :overlay and hiding.until = ${stillValid})))`;

interface ViewParameters {
  readonly master: number;
  /** Id of the overlay, or "". */
  readonly overlay: string;
  readonly revision: number;
}

export function viewParameters({ master, overlay }: View): ViewParameters {
  return { master, overlay: overlay?.id ?? "", revision: overlay?.revision ?? 0 };
}

/**
 * Returns disjoint conditions on a row `v` of `version`: published documents that no overlay hides, and the overlay's
 * own. Each one fits the indexes that start with `overlay`.
 */
export function viewBranches({ master, overlay }: View): readonly Sql[] {
  const published = sql`v.overlay = '' and v.since <= ${master} and v.until > ${master}`;
  if (!overlay) return [published];
  const { id, revision } = overlay;
  const hidden = sql`exists (select 1 from version h where h.document = v.document and h.overlay = ${id}
    and h.until > ${revision} and h.since <= ${revision})`;
  const own = sql`v.overlay = ${id} and v.since <= ${revision} and v.until > ${revision} and v.archived = 0`;
  return [sql`${published} and not ${hidden}`, own];
}
