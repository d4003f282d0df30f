import type { Composition } from "../contracts/composition.ts";
import type { Registries } from "../contracts/registries.ts";
import type { ParsedSlice } from "./parsed-slice.ts";

/**
 * Returns the slices of a document, and the missing ones of its kind. Slices that the editor placed are there once, at
 * the editor's place. Others follow the composition's order, unless the editor wrote their predecessor elsewhere.
 * Example: `[hero, faq]` in a kind that has `crumbs, hero, listing` before → `[crumbs, hero, listing, faq]`.
 */
export function composeSlices(
  { before, amid, after, substitutes = {} }: Composition,
  written: readonly ParsedSlice[],
  definitions: Registries["slices"],
): readonly ParsedSlice[] {
  const ids = new Set(written.map(({ id }) => id));
  const composed = (type: string) => defaultSlice(type, unusedId(type, ids), definitions);
  const slices = [...written];
  const isFor = (type: string) => (slice: ParsedSlice) => slice.type === type || substitutes[slice.type] === type;
  const between = amid === undefined || slices.some(isFor(amid.type)) ? undefined : composed(amid.type);
  if (amid !== undefined && between !== undefined)
    slices.splice(findSectionEnd(written, amid.afterSection), 0, between);
  let next = 0;
  for (const type of before) {
    const at = slices.findIndex(isFor(type));
    const slice = at === -1 ? composed(type) : undefined;
    if (slice !== undefined) slices.splice(next, 0, slice);
    if (at !== -1 || slice !== undefined) next = Math.max(next, at === -1 ? next + 1 : at + 1);
  }
  const missing = after.filter((type) => !written.some(isFor(type)));
  return [...slices, ...missing.flatMap((type) => composed(type) ?? [])];
}

/** Returns the index behind the nth section outside groups; that of the end where there are fewer. */
function findSectionEnd(slices: readonly ParsedSlice[], sections: number): number {
  let open = 0;
  let found = 0;
  const last = slices.findIndex(({ group, label }) => {
    if (group !== undefined && "opens" in group && group.within === undefined) open += 1;
    if (group !== undefined && "closes" in group) open -= 1;
    if (open <= 0 && group === undefined && label !== undefined) found += 1;
    return found === sections;
  });
  return last === -1 ? slices.length : last + 1;
}

/** Returns a slice of this type with empty fields. Undefined where no such slice is registered, or its fields can't be empty. */
function defaultSlice(type: string, id: string, definitions: Registries["slices"]): ParsedSlice | undefined {
  const definition = definitions.get(type);
  const [variation = "default"] = definition?.variations ?? [];
  const instance = definition?.parse({ id, slice_type: type, variation, primary: {} }, () => {});
  return instance && { ...instance, composed: true, number: undefined, pictures: [] };
}

/** Returns an id that is the same at each visit, and that no slice of the document has: `page-listing`. */
function unusedId(type: string, taken: ReadonlySet<string>): string {
  let id = `page-${type}`;
  while (taken.has(id)) id = `${id}-`;
  return id;
}
