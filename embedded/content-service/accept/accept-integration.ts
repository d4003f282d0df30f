import * as v from "valibot";
import type { AcceptContext } from "./accept-context.ts";

/** Stored data of an integration field whose item no catalog has. */
type DetachedItem = v.InferOutput<typeof detachedItem>;
const detachedItem = v.strictObject({ "@blob": v.unknown() });

/**
 * Accepts an item of a catalog by its key `<catalog>--<item>`, or by the blob that readers receive. A blob that no item
 * has is stored itself, so that documents of another repository lose nothing.
 */
export function acceptIntegration(
  value: unknown,
  path: string,
  { itemKey, report }: AcceptContext,
): string | DetachedItem | undefined {
  if (v.is(detachedItem, value)) return value;
  if (typeof value === "string" && /^.+?--.+$/s.test(value)) return value;
  const key = itemKey(JSON.stringify(value));
  if (key !== undefined || typeof value !== "string") return key ?? { "@blob": value };
  return report(path, value, "must be the text <catalog>--<item>, or the data of an item as it was read");
}
