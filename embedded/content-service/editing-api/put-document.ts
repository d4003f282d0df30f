import * as v from "valibot";
import type { JsonReply } from "../../http/send-json.ts";
import type { Call } from "../http/endpoint.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { acceptBody } from "./accept-body.ts";
import { completeContent } from "./complete-content.ts";
import { type DocumentBody, documentId } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { done, invalid, refusalReply } from "../write-api/reply.ts";

/** Puts a document into a release or draft, whether there is one with the id or not. */
export async function putDocument(
  overlay: Overlay,
  call: Call,
  body: DocumentBody,
  context: EditingContext,
): Promise<JsonReply> {
  const id = v.safeParse(documentId, call.segments.get("document"));
  if (!id.success) return refusalReply({ refused: "invalid", message: id.issues[0].message });
  const { data, details } = await acceptBody(body, call, context);
  if (details.length > 0) return invalid(details);
  const { store } = context;
  const content = await completeContent({ id: id.output, body: { ...body, data }, overlay }, store);
  if (isRefusal(content)) return refusalReply(content);
  return done(await store.putDocument(overlay.id, content), { id: content.id });
}
