import { Icon } from "../../ui/primitives/Icon.tsx";
import { chip } from "./chips.css.ts";
import { layout } from "./Listing.css.ts";
import { listingHref } from "./listing-href.ts";
import type { MappedResultsProps } from "./listing-props.ts";
import { showsMap } from "./map-places.ts";

/** Links to the map of a listing, and back to the list. Renders nothing if no map would help. */
export function LayoutLink({ mapCity, id, page }: Pick<MappedResultsProps, "mapCity" | "id" | "page">) {
  if (mapCity === undefined) return null;
  const isMap = showsMap(page.view);
  return (
    <a
      href={listingHref(page, { ...page.view, layout: isMap ? undefined : "map" }, id)}
      rel="nofollow"
      data-refine
      className={`${chip} ${layout}`}
    >
      <Icon name={isMap ? "x" : "map"} /> {page.t(isMap ? "listing.map.hide" : "listing.map.show")}
    </a>
  );
}
