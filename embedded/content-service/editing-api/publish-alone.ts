import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { PublishEdit } from "../store/document-writer.ts";
import type { Written } from "../store/edit.ts";
import { isRefusal, type Refusal } from "../store/refusal.ts";
import { refusalResponse } from "../write-api/responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { newOverlay } from "./new-overlay.ts";
import { publishOverlay } from "./overlay-responses.ts";

/** Publishes one change through a separate draft, or makes no change when it is refused. */
export async function publishAlone(
  label: string,
  change: (overlay: string) => Promise<Written | Refusal>,
  edit: PublishEdit,
  context: EditingContext,
): Promise<JsonReply> {
  const { store } = context;
  const overlay = { ...newOverlay("draft"), label };
  await store.putOverlay(overlay);
  const result = await change(overlay.id);
  const reply = isRefusal(result) ? refusalResponse(result) : await publishOverlay(overlay.id, edit, context);
  if (reply.status !== 200) await store.deleteOverlay(overlay.id);
  return reply;
}
