import type { Catalog } from "@tessera/provider-api/source/catalog.ts";
import type { Attraction } from "@tessera/provider-api/source/linked-places.ts";
import type { SightPlan } from "../materials/sight-plans.ts";

/** Returns the sight of a plan. Throws when the provider does not have it. */
export function findAttraction({ sight }: SightPlan, { attractions }: Catalog): Attraction {
  const found = [...attractions.values()].find(({ id }) => id === sight);
  if (found === undefined) throw new Error(`the provider does not have sight ${sight}`);
  return found;
}
