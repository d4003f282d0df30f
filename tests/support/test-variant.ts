import type { Variant } from "../../catalog/variant/variant.ts";
import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";

type TestOverrides = Partial<Omit<Variant, "name" | "inclusions">> & {
  readonly name?: TextOnPage;
  readonly inclusions?: readonly string[];
};

/** Returns a variant for €24.00 that is cancelled for free up to a day before. */
export function testVariant({ name = "Entry", inclusions = [], ...overrides }: TestOverrides = {}): Variant {
  const price = { minor: 2400, currency: "EUR" } as const;
  return {
    id: 1,
    description: { text: "" },
    price: { final: price, original: price, cashbackPercent: 0 },
    exclusions: { lines: [] },
    queue: undefined,
    commentary: [],
    guideLanguages: [],
    duration: 60,
    inventoryType: "FIXED_START_FIXED_DURATION",
    minPax: 1,
    maxPax: 10,
    cancellation: { cancellable: true, upToMinutes: 1440 },
    reschedule: { reschedulable: false, upToMinutes: undefined },
    openDated: false,
    vehicleType: undefined,
    maxBags: undefined,
    routes: undefined,
    tourIds: [11],
    ...overrides,
    name: asLocalized(name),
    inclusions: { lines: inclusions },
  };
}
