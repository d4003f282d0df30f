import * as v from "valibot";
import { wireSize } from "../provider/wire.ts";
import type { AirportTransfer } from "./transfer.ts";

/** What a tour group says of its airport and of flights: fields of ours. Durations are milliseconds. */
export const wireTransfer = {
  airport: v.nullish(v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) })),
  transfer: v.nullish(v.object({ freeWaiting: wireSize, arrivalBeforeFlight: wireSize })),
};

const schema = v.object(wireTransfer);

/** Returns how a product keeps to flights; undefined for one that goes to no airport. */
export function toTransfer({ airport, transfer }: v.InferOutput<typeof schema>): AirportTransfer | undefined {
  if (!airport) return undefined;
  return {
    airport: airport.code,
    freeWaiting: toMinutes(transfer?.freeWaiting),
    beforeFlight: toMinutes(transfer?.arrivalBeforeFlight),
  };
}

function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}
