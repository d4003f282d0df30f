import { createHash } from "node:crypto";

/**
 * Returns the id of a message. Posts with the same key are one message. Without a key, as a page without script sends none,
 * those with the same fields are.
 */
export function messageId(form: string, fields: Readonly<Record<string, string | number>>, key: string): string {
  const text = JSON.stringify([
    form,
    key === "" ? Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)) : key,
  ]);
  return createHash("sha256").update(text).digest("base64url");
}
