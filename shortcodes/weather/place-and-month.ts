import type { ExpandContext } from "../../renderer/index.ts";
import { today } from "../attributes/time-zone.ts";
import type { Climate } from "../../catalog/climate/climate.ts";
import { climates } from "../../catalog/climate/climates.ts";

export interface PlaceAndMonth {
  /** The city's code. */
  readonly city: string;
  readonly climate: Climate;
  /** 1 for January. */
  readonly month: number;
}

interface WeatherAttributes {
  readonly city?: string | undefined;
  readonly month?: number | undefined;
}

/** Returns the named city, else the one of all the page's products, and the named month, else the current one. */
export function placeAndMonth(
  { city: named, month }: WeatherAttributes,
  context: ExpandContext,
): PlaceAndMonth | undefined {
  const city = named ?? findOnlyCity(context);
  const climate = climates.get(city ?? "");
  if (city === undefined || climate === undefined) return undefined;
  return { city, climate, month: month ?? today(context).getUTCMonth() + 1 };
}

/** Returns undefined where the products are in several cities. */
function findOnlyCity({ pageProducts }: ExpandContext): string | undefined {
  const [code, ...others] = new Set(pageProducts.map(({ cityCode }) => cityCode).filter((known) => known !== ""));
  return others.length === 0 ? code : undefined;
}
