import type { ExpandContext } from "../../renderer/shortcode.ts";
import { today } from "../attributes/time-zone.ts";
import type { Climate } from "./climate.ts";
import { climates } from "./climates.ts";

export interface PlaceAndMonth {
  /** The city's code. */
  readonly city: string;
  readonly climate: Climate;
  /** 1 for January. */
  readonly month: number;
}

interface Asked {
  readonly city?: string | undefined;
  readonly month?: number | undefined;
}

/** The city asked for, else the one all of the page's products are in; the month asked for, else the current one. */
export function placeAndMonth(asked: Asked, context: ExpandContext): PlaceAndMonth | undefined {
  const city = asked.city ?? cityOf(context);
  const climate = climates.get(city ?? "");
  if (city === undefined || climate === undefined) return undefined;
  return { city, climate, month: asked.month ?? today(context).getUTCMonth() + 1 };
}

/** Undefined when the products are in several cities. */
function cityOf({ pageProducts }: ExpandContext): string | undefined {
  const [code, ...others] = new Set(pageProducts.map(({ cityCode }) => cityCode).filter((known) => known !== ""));
  return others.length === 0 ? code : undefined;
}
