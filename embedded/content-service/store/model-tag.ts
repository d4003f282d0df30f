import { createHash } from "node:crypto";
import type { StoredModel } from "./model-store.ts";

/** Returns the entity tag of a model: equal models have equal tags. */
export function modelTag(model: StoredModel): string {
  return `"${createHash("sha256").update(JSON.stringify(model)).digest("base64url").slice(0, 27)}"`;
}
