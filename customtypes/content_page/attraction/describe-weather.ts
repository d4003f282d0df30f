import { climates } from "../../../catalog/climate/climates.ts";
import { climateText } from "../../../catalog/climate/climate-text.ts";
import { toGeoPoint } from "../../../catalog/place/place.ts";
import { measureRoute } from "../../../catalog/place/measure-route.ts";
import { cityName } from "../../../i18n/city-names.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { cities } from "../../../blocks/maps/cities.ts";
import { distanceText } from "../../../blocks/maps/distance-text.ts";
import { findSight } from "../sight/find-sight.ts";

/** Kilometers: the weather of a city that is further away is not that of the sight. */
const nearby = 50;

/**
 * Returns the usual weather of a month in the page's city, 1 for January. It says how far a city is that is not near.
 * Undefined where nobody knows the weather.
 */
export function describeWeather(month: number, page: PageContext): string | undefined {
  const { place, locale, t } = page;
  const { city = "" } = place;
  const climate = climates.get(city);
  const weather = climate && climateText({ city, climate, month }, locale, t);
  const kilometers = kilometersToCity(page);
  if (weather === undefined || kilometers === undefined || kilometers < nearby) return weather;
  const distance = distanceText(kilometers, locale);
  return t("sight.when.away", { weather, city: cityName(city, locale.code) ?? "", distance });
}

function kilometersToCity(page: PageContext): number | undefined {
  const sight = toGeoPoint(findSight(page)?.location ?? {});
  const [longitude, latitude] = cities.get(page.place.city ?? "") ?? [];
  if (sight === undefined || longitude === undefined || latitude === undefined) return undefined;
  return measureRoute(sight, { latitude, longitude }).kilometers;
}
