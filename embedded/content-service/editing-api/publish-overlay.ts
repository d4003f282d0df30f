import type { JsonReply } from "../../http/send-json.ts";
import { refOf } from "../refs/write-ref.ts";
import { isRefusal } from "../store/refusal.ts";
import type { EditingContext } from "./editing-context.ts";
import { ok, refusalReply } from "../write-api/reply.ts";

/** Publishes a release or draft; gives the new master ref and the ids of what is other than before. */
export async function publishOverlay(id: string, { store, now = Date.now }: EditingContext): Promise<JsonReply> {
  const published = await store.publishOverlay(id, now());
  if (isRefusal(published)) return refusalReply(published);
  const { nonce } = await store.state();
  return ok({ ref: refOf({ nonce, master: published.master }), documents: published.documents });
}
