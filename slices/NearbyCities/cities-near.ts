import type { NearbyCity } from "../../catalog/city/city.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { NearbyCitiesFields } from "./fields.ts";

/** Most cards. */
const maxCards = 8;

/** A city with its page. */
export interface LinkedCity extends NearbyCity {
  readonly href: string;
}

/** Returns the cities near one, nearest first, without those that have no page on this site. */
export function citiesNear(fields: NearbyCitiesFields, page: PageContext): readonly LinkedCity[] {
  const code = chosenCity(fields, page);
  const city = code === "" ? undefined : page.snapshot.get("cities", { code });
  const near = city === undefined ? [] : (page.snapshot.get("nearbyCities", { city: city.id }) ?? []);
  return near
    .flatMap((each) => {
      const href = page.places.findPath({ city: each.code });
      return href === undefined ? [] : [{ ...each, href }];
    })
    .slice(0, maxCards);
}
