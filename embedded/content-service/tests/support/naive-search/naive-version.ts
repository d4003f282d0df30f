import type { StoredDocument } from "../../../store/document.ts";
import type { View } from "../../../store/document-query.ts";

/** A version of a document, as one object: seen by views whose revision is at least `since` and less than `until`. */
export interface NaiveVersion {
  readonly document: StoredDocument;
  /** "" for what is published. */
  readonly overlay: string;
  readonly isArchived: boolean;
  readonly since: number;
  readonly until: number;
}

/** What a view shows, found by looking at every version. */
export function visibleDocuments(versions: readonly NaiveVersion[], view: View): readonly StoredDocument[] {
  const own = view.overlay ? seen(versions, view.overlay.id, view.overlay.revision) : [];
  const hidden = new Set(own.map(({ document }) => document.id));
  const published = seen(versions, "", view.master).filter(({ document }) => !hidden.has(document.id));
  return [...published, ...own.filter(({ isArchived }) => !isArchived)].map(({ document }) => document);
}

function seen(versions: readonly NaiveVersion[], overlay: string, revision: number): readonly NaiveVersion[] {
  return versions.filter((one) => one.overlay === overlay && one.since <= revision && one.until > revision);
}
