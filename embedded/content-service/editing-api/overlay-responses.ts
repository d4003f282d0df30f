import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { timestamp } from "../present/timestamp.ts";
import { refOf } from "../refs/write-ref.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { invalid, ok, refusalResponse } from "../write-api/responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { findOverlay } from "./find-overlay.ts";
import type { OverlayChanges } from "./overlay-body.ts";

/** Creates or changes a release or draft and returns it; a scheduled time must be in the future. */
export async function saveOverlay(
  { id, kind, ...before }: Omit<Overlay, "revision">,
  { label = before.label, scheduledAt = before.scheduledAt }: OverlayChanges,
  { store, now = Date.now }: EditingContext,
  reply: (body: unknown) => JsonReply,
): Promise<JsonReply> {
  if (scheduledAt !== before.scheduledAt && scheduledAt !== null && scheduledAt <= now()) {
    const error = "it has passed: name a later time, or publish the release now";
    return invalid([{ property: "scheduledAt", value: timestamp(scheduledAt), error }]);
  }
  await store.putOverlay({ id, kind, label, scheduledAt });
  const saved = await findOverlay(kind, id, store);
  return isRefusal(saved) ? refusalResponse(saved) : reply(await presentOverlay(saved, store));
}

/** Returns the JSON of a release or draft, with the ref of its newest content. */
export async function presentOverlay(overlay: Overlay, store: ContentStore): Promise<unknown> {
  const { id, kind, label, scheduledAt } = overlay;
  return {
    id,
    label,
    ref: refOf(await store.state(), overlay),
    ...(kind === "release" && { scheduledAt: scheduledAt === null ? null : timestamp(scheduledAt) }),
    documents: (await store.overlayChanges(id)).map(({ document, archived }) => ({ id: document, archived })),
  };
}

/** Publishes a release or draft; returns the new master ref and the ids of changed documents. */
export async function publishOverlay(id: string, { store, now = Date.now }: EditingContext): Promise<JsonReply> {
  const published = await store.publishOverlay(id, now());
  if (isRefusal(published)) return refusalResponse(published);
  const { nonce } = await store.state();
  return ok({ ref: refOf({ nonce, master: published.master }), documents: published.documents });
}
