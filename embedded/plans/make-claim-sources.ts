import { toCityUid } from "./documents/city-document.ts";
import { toCollectionUid } from "./documents/collection-document.ts";
import { type Materials, readMaterials } from "./materials/materials.ts";
import { listPhrases } from "./sights/sight-phrases.ts";
import { toSightUid } from "./sights/sight-page.ts";

/**
 * Returns the sources of what planned documents claim, by the name of the file that they would be:
 * `microsite/www.tessera.example.paris.json`. Sources of documents that people wrote are files.
 */
export function makeClaimSources(materials: Materials = readMaterials()): ReadonlyMap<string, readonly object[]> {
  const { cities, plans, sights, editors } = materials;
  const listings = [
    ...cities.map((one) => [toCityUid(one), one.plan.sources] as const),
    ...plans.collections.map((one) => [toCollectionUid(one, materials), one.sources] as const),
  ];
  const pages = sights.flatMap((plan) => listPhrases(plan, toSightUid(plan, materials), editors));
  return new Map([
    ...listings
      .filter(([, sources]) => sources.length > 0)
      .map(([uid, sources]) => [`microsite/${uid}.json`, sources] as const),
    ...pages.map(([uid, phrases]) => [`content_page/${uid}.json`, phrases] as const),
  ]);
}
