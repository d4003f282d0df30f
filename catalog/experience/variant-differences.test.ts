import { describe, expect, it } from "vitest";
import { testVariant } from "../../tests/support/test-variant.ts";
import { groupAlikeVariants, variantDifferences } from "./variant-differences.ts";

describe("X7: of variants only what differs is compared", () => {
  it.each([
    ["price", { price: undefined }],
    ["queue", { queue: "FAST_TRACK" }],
    ["duration", { duration: 90 }],
    ["commentary", { commentary: ["AUDIO"] }],
    ["guideLanguages", { guideLanguages: ["de"] }],
    ["vehicleType", { vehicleType: "BUS" }],
    ["group", { maxPax: 4 }],
    ["cancellation", { cancellation: { cancellable: false, upToMinutes: undefined } }],
    ["day", { openDated: true }],
  ] as const)("%s", (fact, changes) => {
    const others = { id: 2, tourIds: [12], name: "Another", description: { text: "Other words" } };
    expect(variantDifferences([testVariant(), testVariant({ ...others, ...changes })]).facts).toEqual([fact]);
  });

  it("nothing, where the same is in another order or does not count", () => {
    const one = testVariant({ guideLanguages: ["de", "en"], cancellation: { cancellable: false, upToMinutes: 60 } });
    const other = testVariant({ guideLanguages: ["en", "de"], cancellation: { cancellable: false, upToMinutes: 90 } });
    expect(variantDifferences([one, other])).toEqual({ facts: [], inclusions: [] });
  });

  it("variants that differ in their names alone are one", () => {
    const german = testVariant({ id: 2, name: "In German", guideLanguages: ["de"] });
    const variants = [
      testVariant({ inclusions: ["Map", "Ticket"] }),
      german,
      testVariant({ id: 3, name: "Same", inclusions: ["Ticket", "Map"] }),
    ];
    expect(groupAlikeVariants(variants).map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2]]);
  });

  it("P15: what the price of some includes, in its order", () => {
    const variants = [
      testVariant({ id: 1, inclusions: ["Ticket", "Map"] }),
      testVariant({ id: 2, inclusions: ["Ticket", "Guide"] }),
    ];
    expect(variantDifferences(variants).inclusions).toEqual([
      { text: "Map", includedIn: new Set([1]) },
      { text: "Guide", includedIn: new Set([2]) },
    ]);
  });
});
