import type { Product } from "../../../catalog/product/product.ts";
import { findRun } from "../../../catalog/show/show-dates.ts";
import type { Venue } from "../../../catalog/venue/venue.ts";
import { dayIn } from "../../../i18n/dates.ts";
import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import { findProductLink } from "../../../blocks/products/product-links.ts";
import { addressNode, geoNode } from "../../../blocks/places/place-nodes.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";

/** Returns a theatre as search engines read it, with the shows whose first day is known. */
export function theatreNode(venue: Venue, shows: readonly Product[], page: PageContext): StructuredNode {
  const { name, capacity, amenities, location } = venue;
  const events = shows.flatMap((show) => runNode(show, page));
  return {
    "@type": "PerformingArtsTheater",
    "@id": nodeId(page, "theatre"),
    name: name.text,
    url: canonicalUrl(page, page.locale.code),
    ...(location && { ...addressNode(location), ...geoNode(location) }),
    ...(capacity !== undefined && { maximumAttendeeCapacity: capacity }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        "@type": "LocationFeatureSpecification",
        name: page.t(`venue.amenity.${amenity}`),
        value: true,
      })),
    }),
    ...(events.length > 0 && { event: events }),
  };
}

/** Returns the run of a show: its page has each performance. A run whose first day nobody knows is omitted. */
function runNode({ name, show, id, slug, category, timeZone }: Product, page: PageContext): readonly object[] {
  const { first: startDate, last: endDate } =
    (show && findRun(show.dates, dayIn(timeZone, page.snapshot.readAt))) ?? {};
  if (startDate === undefined) return [];
  const path = findProductLink({ id, slug, category }, page)?.href;
  const { origin } = new URL(canonicalUrl(page, page.locale.code));
  return [
    {
      "@type": "EventSeries",
      name: name.text,
      startDate,
      ...(endDate !== undefined && { endDate }),
      location: { "@id": nodeId(page, "theatre") },
      ...(path !== undefined && { url: `${origin}${path}` }),
    },
  ];
}
