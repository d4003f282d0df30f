import * as v from "valibot";
import { wireName, wireSize } from "../provider/wire.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { type AirportTransfer, directions } from "./transfer.ts";

/** Airport and flight times of a tour group: fields of ours. Durations are milliseconds. */
export const wireTransfer = {
  airport: v.nullish(v.object({ ...wireLanguage, name: wireName, code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) })),
  transfer: v.nullish(
    v.object({
      freeWaiting: wireSize,
      arrivalBeforeFlight: wireSize,
      suitcasesEach: wireSize,
      directions: v.nullish(v.array(v.string())),
    }),
  ),
};

const schema = v.object(wireTransfer);

/** Returns the rules of a product for flights, by default both ways. Undefined for one that goes to no airport. */
export function toTransfer(
  { airport, transfer }: v.InferOutput<typeof schema>,
  locale: Locale,
): AirportTransfer | undefined {
  if (!airport) return undefined;
  return {
    airport: airport.code,
    airportName: itemTexts(airport, locale).text(airport.name),
    directions: directions.filter((one) => transfer?.directions?.includes(one) ?? true),
    freeWaiting: toMinutes(transfer?.freeWaiting),
    beforeFlight: toMinutes(transfer?.arrivalBeforeFlight),
    suitcasesEach: transfer?.suitcasesEach ?? undefined,
  };
}

function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}
