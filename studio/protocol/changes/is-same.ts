import type { Json } from "../document.ts";

/** Whether two values are the same JSON, also in the order of their members. Shared parts are compared by identity. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
