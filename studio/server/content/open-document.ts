import * as v from "valibot";
import { documentSchema, type ListedDocument, listedSchema, type OpenedDocument } from "../../protocol/document.ts";
import type { ContentService } from "./content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";

const editableSchema = v.object({ ...documentSchema.entries, revision: v.number() });

/** Returns the state of a document; undefined for one that does not exist. */
export async function findState(
  { call }: Pick<ContentService, "call">,
  id: string,
): Promise<ListedDocument | undefined> {
  const { status, body } = await call({ method: "GET", path: `/editing/documents/${id}/state` });
  return status === 200 ? v.parse(listedSchema, body) : undefined;
}

/**
 * Returns a document to edit: its shared draft, else what is published, else any release or draft. Undefined for one that
 * does not exist, and for one that was unpublished.
 */
export async function openDocument(
  { call }: Pick<ContentService, "call">,
  id: string,
): Promise<OpenedDocument | undefined> {
  const state = await findState({ call }, id);
  if (state === undefined) return undefined;
  const { status, body } = await call({ method: "GET", path: editablePath(state) });
  if (status !== 200) return undefined;
  const { revision, ...document } = v.parse(editableSchema, body);
  return { document, revision, state };
}

function editablePath({ id, overlays, published }: ListedDocument): string {
  const shared = overlays.find((overlay) => overlay.id === draftId(id));
  const overlay = shared ?? (published === 0 ? overlays[0] : undefined);
  return overlay === undefined ? `/editing/documents/${id}` : `/editing/${overlay.kind}s/${overlay.id}/documents/${id}`;
}
