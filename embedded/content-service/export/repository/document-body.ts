import { createHash } from "node:crypto";
import { withAddressTag } from "../../store/address-tag.ts";
import type { StoredDocument } from "../../store/document.ts";
import { type TargetContext, toTargetValue } from "./target-values.ts";

/** Returns what the Migration API takes of a document. Its address is a tag, which a hosted repository does not derive. */
export function documentBody(document: StoredDocument, context: TargetContext) {
  const { title, uid, tags } = withAddressTag(document);
  const data = toTargetValue(document.data, "data", context);
  return { title, ...(uid === null ? {} : { uid }), tags, data };
}

/** Returns a text that is equal for equal bodies. */
export function toFingerprint(body: ReturnType<typeof documentBody>): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
