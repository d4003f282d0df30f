import { climates } from "../../../catalog/climate/climates.ts";
import { climateText } from "../../../catalog/climate/climate-text.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";

/** Returns the usual weather of a month in the page's city, 1 for January. Undefined where nobody knows it. */
export function weatherOf(month: number, { place: { city = "" }, locale, t }: PageContext): string | undefined {
  const climate = climates.get(city);
  return climate && climateText({ city, climate, month }, locale, t);
}
