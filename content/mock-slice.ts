import * as v from "valibot";
import { mockValues } from "./mock-value.ts";

/**
 * A slice mock → a slice as the content service sends it. Mocks have the editor's own format (`__TYPE__` keys);
 * each value gets the shape that documents have. A link to a document has no target here, and becomes empty.
 */
export function mockSlice(type: string, mock: unknown): unknown {
  const { variation, primary } = v.parse(mockSchema, mock);
  return { id: `${type}$${variation}`, slice_type: type, variation, primary: mockValues(primary) };
}

const mockSchema = v.object({
  __TYPE__: v.literal("SharedSliceContent"),
  variation: v.string(),
  // A variation without fields.
  primary: v.optional(v.record(v.string(), v.unknown()), {}),
});
