import { type Rating, sumRatings } from "../../catalog/review/rating.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { need, type Needs, type PageFacts } from "../../renderer/index.ts";

type SiteFacts = Pick<PageFacts, "place" | "subject" | "places" | "site">;

/** Returns the need for all that a site sells; nothing on the page of a part of it. */
export function siteRatingNeeds(facts: SiteFacts): Needs {
  const ids = listSoldCollections(facts);
  return ids.length === 0
    ? {}
    : need(
        "collections",
        ids.map((id) => ({ id })),
      );
}

/** Returns the ratings of all products of a site as one (A12). Undefined on the page of a part, and where none is rated. */
export function rateSite(facts: SiteFacts, snapshot: Snapshot): Rating | undefined {
  return sumRatings(listSoldCollections(facts).flatMap((id) => snapshot.get("collections", { id })?.rating ?? []));
}

/** Returns the collection of all that a site sells. A page of no place has those of its cities: each product is in one city. */
function listSoldCollections({ place, subject, places, site }: SiteFacts): readonly number[] {
  const { collection } = subject;
  if (collection !== undefined && collection === site.sells?.collection) return [collection];
  if (Object.values(place).some((part) => part !== undefined)) return [];
  return places.list("city").flatMap((city) => city.collection ?? []);
}
