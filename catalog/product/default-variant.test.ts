import { expect, test } from "vitest";
import { defaultVariant } from "./wire-kinds.ts";

test.each([
  [["DEFAULT_VARIANT_38164"], 38164],
  [["BEST_SELLER", "DEFAULT_VARIANT38164"], 38164],
  [["DEFAULT_VARIANT - 7"], 7],
  [["DEFAULT_VARIANT_1", "DEFAULT_VARIANT_2"], 1],
  [["DEFAULT_VARIANT_0", "DEFAULT_VARIANT_2"], 2],
  [["DEFAULT_VARIANT"], undefined],
  [["DEFAULT_VARIANT_1_OLD"], undefined],
  [["MY_DEFAULT_VARIANT_1"], undefined],
  [[], undefined],
])("D2: the tags %j name the variant %s", (tags, id) => {
  expect(defaultVariant(tags)).toBe(id);
});
