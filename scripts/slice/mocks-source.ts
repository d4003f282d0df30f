import * as v from "valibot";
import { sampleContent } from "./sample-content.ts";
import type { SliceModel } from "./slice-model.ts";
import { inWords } from "./slice-name.ts";

const mocksSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ variation: v.string(), primary: v.optional(v.record(v.string(), v.unknown()), {}) })),
);

/**
 * Returns the mocks of a slice: those that exist, and one for each variation without or with an empty one. Returns
 * undefined where nothing is missing.
 */
export function mocksSource({ name, variations }: SliceModel, existing = "[]"): string | undefined {
  const mocks = v.parse(mocksSchema, existing);
  const all = variations.map(({ id: variation, primary }) => {
    const sample = sampleContent(primary, inWords(name));
    const found = mocks.find((one) => one.variation === variation);
    const isFilled =
      found !== undefined && Object.keys(found.primary).length >= Math.min(1, Object.keys(sample).length);
    return isFilled ? found : { __TYPE__: "SharedSliceContent", variation, primary: sample, items: [] };
  });
  const isComplete = all.length > 0 && all.every((mock) => mocks.some((one) => one === mock));
  return isComplete ? undefined : `${JSON.stringify(all, undefined, 2)}\n`;
}
