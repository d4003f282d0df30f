import type { StoredDocument } from "../../../store/document.ts";
import type { View } from "../../../store/document-query.ts";

/** A version of a document; views show it from revision `since` until before `until`. */
export interface NaiveVersion {
  readonly document: StoredDocument;
  /** Id of the overlay; "" for published versions. */
  readonly overlay: string;
  readonly isArchived: boolean;
  readonly since: number;
  readonly until: number;
}

/** Returns the documents that a view shows, by testing every version. */
export function visibleDocuments(versions: readonly NaiveVersion[], view: View): readonly StoredDocument[] {
  const own = view.overlay ? seen(versions, view.overlay.id, view.overlay.revision) : [];
  const hidden = new Set(own.map(({ document }) => document.id));
  const published = seen(versions, "", view.master).filter(({ document }) => !hidden.has(document.id));
  return [...published, ...own.filter(({ isArchived }) => !isArchived)].map(({ document }) => document);
}

function seen(versions: readonly NaiveVersion[], overlay: string, revision: number): readonly NaiveVersion[] {
  return versions.filter((one) => one.overlay === overlay && one.since <= revision && one.until > revision);
}
