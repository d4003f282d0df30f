import * as v from "valibot";

const record = v.record(v.string(), v.unknown());
const identified = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Returns the slices with a unique id for each, which finds its element on the page. Slice Machine sends no id, and a
 * copied slice may have that of its original: `[{}, { id: "a" }, { id: "a" }]` → ids `simulated-1`, `a`, `simulated-3`.
 */
export function identifySlices(zone: readonly unknown[]): readonly unknown[] {
  const taken = new Set<string>();
  return zone.map((slice, index) => {
    if (!v.is(record, slice)) return slice;
    const id = v.is(identified, slice) && !taken.has(slice.id) ? slice.id : `simulated-${index + 1}`;
    taken.add(id);
    return { ...slice, id };
  });
}
