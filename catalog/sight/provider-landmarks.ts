import * as v from "valibot";
import { wireLatitude, wireLongitude } from "../place/wire.ts";
import type { Landmark } from "../place/landmark.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireName } from "../provider/wire.ts";

const path = "/api/v1/landmarks";
const schema = v.object({ landmarks: v.array(v.unknown()) });

const wireLandmark = v.object({
  ...wireLanguage,
  name: wireName,
  latitude: wireLatitude,
  longitude: wireLongitude,
});

interface LandmarksQuery {
  /** The provider's code of a city, `ROME`. */
  readonly city: string;
}

/** Returns a city's landmarks in the provider's order; undefined for a city that it does not have. */
async function findLandmarks(
  { city }: LandmarksQuery,
  { transport, market: { locale } }: ProviderContext,
): Promise<readonly Landmark[] | undefined> {
  const query = [
    ["city", city],
    ["language", locale.providerLanguage],
  ] as const;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  return (
    response &&
    parseItems(path, response.landmarks, wireLandmark, transport.onDropped).map(
      ({ name, latitude, longitude, ...wire }) => ({ name: itemTexts(wire, locale).text(name), latitude, longitude }),
    )
  );
}

/**
 * Landmarks that people use to find their way in a city: sights, squares, stations. A page is complete without them.
 */
export const landmarks = onePerCall<LandmarksQuery, readonly Landmark[]>({
  example: { city: "ROME" },
  key: ({ city }) => city,
  live: false,
  dispensable: true,
  find: findLandmarks,
});
