import * as v from "valibot";
import { groupEntries } from "../../content/fields/group.ts";

/** Receives a field that does not fit, `items.2.icon` with positions from 1, and why: `is not one of its options`. */
type OnMisfit = (field: string, why: string) => void;

const record = v.record(v.string(), v.unknown());

/**
 * Returns raw fields with null for each value that does not fit its field, in groups too. An item of a group that is
 * not an object is omitted. In a field that can't be empty the value remains, so that its part is invalid.
 */
export function emptyMisfits(
  entries: v.ObjectEntries,
  raw: Readonly<Record<string, unknown>>,
  onMisfit: OnMisfit,
  prefix = "",
): Record<string, unknown> {
  const fitting = Object.entries(entries).map(([name, schema]) => {
    const field = `${prefix}${name}`;
    const value = raw[name] ?? null;
    const { success, issues } = v.safeParse(schema, value);
    if (success || !v.safeParse(schema, null).success) return [name, value];
    const items = groupEntries(schema);
    if (items !== undefined && Array.isArray(value)) return [name, fittingItems(items, value, onMisfit, field)];
    onMisfit(field, issues[0].message);
    return [name, null];
  });
  return Object.fromEntries(fitting);
}

function fittingItems(entries: v.ObjectEntries, items: readonly unknown[], onMisfit: OnMisfit, field: string) {
  return items.flatMap((raw, index) => {
    const path = `${field}.${index + 1}`;
    const item = v.safeParse(record, raw);
    if (item.success) return [emptyMisfits(entries, item.output, onMisfit, `${path}.`)];
    onMisfit(path, "has no fields");
    return [];
  });
}
