import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import type { Venue } from "./venue.ts";
import { toVenue, wireVenue } from "./wire.ts";

const path = "/api/v1/theatres";
const schema = v.object({ theatres: v.array(v.unknown()) });

export interface VenuesQuery {
  /** The provider's code of a city, `LONDON`. */
  readonly city: string;
}

/** Returns the theatres of a city, in the provider's order. */
async function findVenues({ city }: VenuesQuery, { transport, market }: ProviderContext): Promise<readonly Venue[]> {
  const query = [
    ["city", city],
    ["language", market.locale.providerLanguage],
  ] as const;
  const { theatres } = await request(transport, { path, query, schema });
  return parseItems(path, theatres, wireVenue, transport.onDropped).map((wire) => toVenue(wire, market.locale));
}

/** The theatres of a city. */
export const venues = onePerCall<VenuesQuery, readonly Venue[]>({
  example: { city: "LONDON" },
  key: ({ city }) => city,
  live: false,
  find: findVenues,
});
