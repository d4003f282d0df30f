import type { JsonReply } from "../../http/send-json.ts";
import { timestamp } from "../present/timestamp.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { EditingContext } from "./editing-context.ts";
import { findOverlay } from "./find-overlay.ts";
import type { OverlayChanges } from "./overlay-body.ts";
import { invalid, refusalReply } from "../write-api/reply.ts";
import { showOverlay } from "./show-overlay.ts";

/** Makes or changes a release or draft and shows it; a time to publish it at must be ahead. */
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
  return isRefusal(saved) ? refusalReply(saved) : reply(await showOverlay(saved, store));
}
