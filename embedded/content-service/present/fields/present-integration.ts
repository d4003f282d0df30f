import type { Scope } from "../scope.ts";

/** `<catalog>--<item>` → what the catalog says about the item, null when it has no such item. */
export function presentIntegration(value: unknown, { items }: Scope): unknown {
  return typeof value === "string" ? (items.get(value) ?? null) : null;
}
