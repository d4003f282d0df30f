import type { Site } from "../../../hosts/site.ts";
import type { PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import {
  mergeNeeds,
  need,
  type Needs,
  nodeId,
  noNeeds,
  type PageContext,
  type PageFacts,
  type StructuredNode,
} from "../../../renderer/index.ts";
import { geoNode } from "../../../blocks/places/place-nodes.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";

/** Returns the needs for the sight that a collection is about. A site of one category, of shows, sells no sights. */
export function attractionNeeds(id: number | undefined, { site }: Pick<PageFacts, "site">): Needs {
  if (id === undefined || !hasSights(site)) return noNeeds;
  return mergeNeeds([need("collections", [{ id }]), need("collectionPois", [{ id }])]);
}

function hasSights({ sells }: Pick<Site, "sells">): boolean {
  return sells?.category === undefined;
}

/**
 * Returns the sight that a collection is about, as search engines read it. Nothing for a collection of any other kind,
 * such as all things to do in a city. Hours and address are on the page about the sight, and not here.
 */
export function attractionNodes(id: number | undefined, page: PageContext): readonly StructuredNode[] {
  const sight = id === undefined || !hasSights(page.site) ? undefined : findNamesake(id, page);
  if (sight === undefined) return [];
  return [
    {
      "@type": "TouristAttraction",
      "@id": nodeId(page, "attraction"),
      name: sight.name.text,
      url: canonicalUrl(page, page.locale.code),
      ...(sight.location && geoNode(sight.location)),
    },
  ];
}

/** A collection is about a sight where one of its sights has its name. Others are only what its products also show. */
function findNamesake(id: number, { snapshot }: PageContext): PointOfInterest | undefined {
  const name = snapshot.get("collections", { id })?.name.text;
  return snapshot.get("collectionPois", { id })?.find((sight) => sight.name.text === name);
}
