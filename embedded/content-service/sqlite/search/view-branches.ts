import type { View } from "../../store/view.ts";
import { type Sql, sql } from "./sql.ts";

/**
 * Conditions on a row `v` of `version` of which one at most is true: the published documents that nothing hides and, in
 * a view with an overlay, the overlay's own. Each one fits the indexes that begin with `overlay`.
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
