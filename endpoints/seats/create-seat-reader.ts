import * as v from "valibot";
import { maxMapSeats, writeSeatLines } from "../../catalog/seating/seat-lines.ts";
import { providerResources } from "../../catalog/snapshot/table.ts";
import { currencyCodes } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { visitView } from "../../blocks/calendar/view.ts";
import { readView } from "../../routing/define-view.ts";

const querySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  locale: v.picklist(Object.values(locales).map(({ code }) => code)),
  currency: v.picklist(currencyCodes),
});

type Seats = Pick<ProviderClient, "seatMaps">;

interface SeatPorts {
  readonly provider: Seats & { readonly forTraveler: (header: string | undefined) => Seats | undefined };
}

/**
 * Returns a function that responds to a request for the seats of a performance, as lines. It costs one provider call, for
 * this visitor (H1). No cache stores them, because availability changes at any moment. A malformed, unknown or too large
 * query is a 404, and a failed call a 503.
 */
export function createSeatReader({ provider }: SeatPorts) {
  return async ({ url, headers: received }: Request): Promise<Response> => {
    const [host, query] = [received.get("host") ?? "", new URL(url).searchParams];
    const parameters = Object.fromEntries(query);
    const parsed = v.safeParse(querySchema, parameters);
    const { date, time } = readView(visitView, parameters);
    if (findSiteByHost(host) === undefined || !parsed.success || date === undefined || time === undefined)
      return empty(404);
    const { id, locale, currency } = parsed.output;
    const seats = { id, date, time };
    const client = provider.forTraveler(received.get("cookie") ?? undefined) ?? provider;
    const readings = await client.seatMaps([seats], { locale: locales[locale], currency });
    const reading = readings.get(providerResources.seatMaps.key(seats)) ?? { state: "missing" };
    if (reading.state === "failed") return empty(503);
    const isShown = reading.state === "found" && countSeats(reading.value) <= maxMapSeats;
    return isShown ? new Response(writeSeatLines(reading.value), { headers }) : empty(404);
  };
}

const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };

function empty(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

function countSeats({ sections }: { readonly sections: readonly { readonly seats: readonly unknown[] }[] }): number {
  return sections.reduce((sum, { seats }) => sum + seats.length, 0);
}
