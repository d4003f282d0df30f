import type { Catalog } from "@tessera/provider-api/source/catalog.ts";
import { loadCatalog } from "@tessera/provider-api/source/load-catalog.ts";
import { loadPhotos, type Photo } from "@tessera/provider-api/source/photo.ts";
import { type AccessibilityPlan, readAccessibilityPlan } from "./accessibility-plan.ts";
import { type ListingPlans, readListingPlans } from "./listing-plans.ts";
import { listCities, type PlannedCity } from "./places.ts";
import { type Editors, readSightPlans, type SightPlan } from "./sight-plans.ts";
import { type ListingLanguage, readListingLanguages } from "./listing-languages.ts";
import { type PlannedSite, readLanguages, readSites } from "./site-plans.ts";
import { readTextPlans, type TextPlans } from "./text-plans.ts";

/** Everything that documents are made of: the plans, and the provider's data. */
export interface Materials extends TextPlans {
  readonly catalog: Catalog;
  readonly plans: ListingPlans;
  readonly cities: readonly PlannedCity[];
  readonly sites: readonly PlannedSite[];
  /** The languages that pages of lists are written in. */
  readonly listingLanguages: readonly ListingLanguage[];
  readonly editors: Editors;
  readonly sights: readonly SightPlan[];
  readonly accessibility: AccessibilityPlan;
  /** Returns a photograph by its file. Throws when the provider's data has no texts for it. */
  readonly findPhoto: (file: string) => Photo;
}

/** Folder of the shipped plans. */
export const plansFolder = new URL("../data/", import.meta.url);

/** Reads all plans and the provider's data. Throws a `DataError` when one is wrong; `folder` ends with a slash. */
export function readMaterials(folder: URL = plansFolder): Materials {
  const data = new URL("../../provider-api/data/", import.meta.url);
  const catalog = loadCatalog(data);
  const photos = loadPhotos(data);
  const plans = readListingPlans(folder);
  const languages = readLanguages(folder);
  return {
    catalog,
    plans,
    cities: listCities(catalog, plans),
    sites: readSites(folder, languages, catalog),
    listingLanguages: readListingLanguages(folder, languages),
    ...readSightPlans(folder),
    ...readTextPlans(folder),
    accessibility: readAccessibilityPlan(folder),
    findPhoto: (file) => photos.get(file, "a plan"),
  };
}
