import type { Json } from "../../protocol/document.ts";
import type { Slice } from "../../protocol/outline/slice.ts";

/** Members that never say what a slice is about. */
const omitted = /^(?:id|url|type|link_type|uid|lang|tags|slug|key|variant|alt|copyright|target)$/;

/** Returns the first text of a slice, by which an editor knows it; "" without one. */
export function summarize({ primary = null, items = null }: Slice): string {
  return findText(primary) ?? findText(items) ?? "";
}

function findText(value: Json): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (typeof value !== "object" || value === null) return undefined;
  const members = Object.entries(value).filter(([name]) => !omitted.test(name));
  for (const [, member] of members) {
    const text = findText(member);
    if (text !== undefined) return text.slice(0, 80);
  }
  return undefined;
}
