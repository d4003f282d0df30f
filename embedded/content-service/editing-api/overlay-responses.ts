import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import { timestamp } from "../present/timestamp.ts";
import { writeRef } from "../refs/write-ref.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { Published, PublishEdit } from "../store/document-writer.ts";
import type { Edit } from "../store/edit.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { invalid, ok, refusalResponse } from "../write-api/responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { presentRevised, tagged, listWarnings } from "./document-responses.ts";
import { findOverlay } from "./find-overlay.ts";
import type { OverlayChanges } from "./overlay-body.ts";

interface SaveContext extends EditingContext {
  readonly edit: Edit;
  readonly reply: (body: unknown) => JsonReply;
}

/** Creates or changes a release or draft and returns it; a scheduled time must be in the future. */
export async function saveOverlay(
  { id, kind, ...before }: Omit<Overlay, "revision">,
  { label = before.label, scheduledAt = before.scheduledAt }: OverlayChanges,
  { store, edit, reply, now = epochNow }: SaveContext,
): Promise<JsonReply> {
  if (scheduledAt !== before.scheduledAt && scheduledAt !== null && scheduledAt <= now()) {
    const error = "it has passed: name a later time, or publish the release now";
    return invalid([{ property: "scheduledAt", value: timestamp(scheduledAt), error }]);
  }
  const refusal = await store.putOverlay({ id, kind, label, scheduledAt }, edit);
  if (isRefusal(refusal)) return refusalResponse(refusal);
  const saved = await findOverlay(kind, id, store);
  return isRefusal(saved) ? refusalResponse(saved) : tagged(reply(await presentOverlay(saved, store)), saved.revision);
}

/** Returns the JSON of a release or draft, with the ref of its newest content and warnings about other writers. */
export async function presentOverlay(overlay: Overlay, store: ContentStore): Promise<unknown> {
  const { id, kind, label, scheduledAt, revision } = overlay;
  const entries = await store.entries(id);
  return {
    id,
    label,
    revision,
    ref: writeRef(await store.state(), overlay),
    ...(kind === "release" && { scheduledAt: scheduledAt === null ? null : timestamp(scheduledAt) }),
    documents: entries.map(({ document, archived, base, published, ...revised }) => {
      const { revision: written, at, author } = presentRevised(revised);
      return { id: document, archived, revision: written, at, author, base, published };
    }),
    warnings: entries.flatMap(listWarnings),
  };
}

/** Returns who publishes; `?lose-addresses` permits that pages lose their address. */
export function readPublishEdit(request: HonoRequest): PublishEdit {
  return { ...readEdit(request), losesAddresses: request.query("lose-addresses") !== undefined };
}

/** Publishes a release or draft; returns the new master ref and the ids of changed documents. */
export async function publishOverlay(
  id: string,
  edit: PublishEdit,
  { store, now = epochNow, announce }: EditingContext,
): Promise<JsonReply> {
  const published = await store.publishOverlay(id, now(), edit);
  if (isRefusal(published)) return refusalResponse(published);
  const { nonce } = await store.state();
  return ok(presentPublished(published, nonce, await announce?.()));
}

/** Returns the JSON of a publication, with the master ref after it. `webhook` is why its message was not taken. */
export function presentPublished({ master, documents }: Published, nonce: string, webhook?: string): unknown {
  return { ref: writeRef({ nonce, master }), documents, webhook };
}
