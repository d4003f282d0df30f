import type Database from "libsql";
import * as v from "valibot";
import type { DocumentReader } from "../../store/document-reader.ts";
import type { Overlay } from "../../store/state.ts";
import { prepareQuery, type Query } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

const columns = "overlay.id, overlay.kind, overlay.label, overlay.scheduled_at, overlay.revision";

const overlayRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(["release", "draft"]),
    label: v.string(),
    scheduled_at: v.nullable(v.number()),
    revision: v.number(),
  }),
  v.transform(({ scheduled_at: scheduledAt, ...rest }): Overlay => ({ ...rest, scheduledAt })),
);

const changeRow = v.pipe(
  v.object({ document: v.string(), archived: v.number() }),
  v.transform(({ document, archived }) => ({ document, archived: archived === 1 })),
);

const previewRow = v.pipe(
  v.object({ overlay: v.string(), expires_at: v.number() }),
  v.transform(({ overlay, expires_at: expiresAt }) => ({ overlay, expiresAt })),
);

export function overlayReader(
  db: Database.Database,
): Pick<DocumentReader, "overlay" | "drafts" | "overlayChanges" | "preview"> {
  const overlay = prepareQuery(db, `select ${columns} from overlay where id = :id`, overlayRow);
  const drafts = listOverlaysByKind(db);
  const changes = prepareQuery(
    db,
    `select document, archived from version
      where overlay = :id and overlay <> '' and until = ${stillValid} order by document`,
    changeRow,
  );
  const preview = prepareQuery(db, "select overlay, expires_at from preview where token = :token", previewRow);
  return {
    overlay: (id) => overlay.get({ id }),
    drafts: () => drafts.all({ kind: "draft" }),
    overlayChanges: (id) => changes.all({ id }),
    preview: (token) => preview.get({ token }),
  };
}

/** Reads overlays in the order of their creation. */
export function listOverlaysByKind(db: Database.Database): Query<Overlay> {
  return prepareQuery(db, `select ${columns} from overlay where kind = :kind order by position`, overlayRow);
}
