import type { JsonReply } from "../../../http/send-json.ts";
import type { Refusal } from "../../store/refusal.ts";

/** Says that a custom type can't go while it has documents. */
export function hasDocuments({ message }: Refusal): JsonReply {
  return { status: 403, body: { message, error: message, hasExistingDocuments: true } };
}
