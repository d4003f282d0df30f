import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Listing } from "../../blocks/listing/Listing.tsx";
import { placeName } from "../../blocks/places/place-names.ts";
import { fillFromPlace, hasSource } from "../../blocks/products/product-list/fill-from-place.ts";
import { UpcomingShows } from "../../blocks/shows/UpcomingShows.tsx";
import { upcomingShows } from "../../blocks/shows/upcoming-shows.ts";
import { viewQuery } from "../../routing/view.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import type { ListingFields } from "./fields.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "../../blocks/listing/view.ts";

/** Renders a listing in a section; nothing where its collection is unknown, or the editor's filters leave nothing. */
export function ListingSection({ fields: written, id, page, shown }: SliceProps<ListingFields>) {
  if (shown.list === undefined) return null;
  const fields = fillFromPlace(written, page);
  return (
    <>
      <Section
        id={id}
        title={page.text(fields.title) || chooseListingTitle(written, page)}
        intro={page.text(fields.intro)}
      >
        <Listing fields={fields} id={id} page={page} />
      </Section>
      <UpcomingShows shows={upcomingBelow(page)} page={page} />
    </>
  );
}

/**
 * Returns the shows that nobody sells yet; for chosen days, those that open by then. Empty for other filters, because
 * unsold shows have no price.
 */
function upcomingBelow(page: PageContext) {
  // A spread omits the days if the lists of a page read no days.
  const { from, to = from } = readView(listingView, { ...page.view });
  if (viewQuery({ ...page.view, from: undefined, to: undefined }) !== "") return [];
  const shows = upcomingShows(page);
  return to === undefined ? shows : shows.filter(({ opening }) => opening !== undefined && opening <= to);
}

/** Returns the heading of a list that is of the page's place: `Rome: all experiences`. It has one without a name too. */
function chooseListingTitle(fields: ListingFields, page: PageContext): string {
  if (hasSource(fields)) return "";
  const name = placeName(page);
  return name === undefined ? page.t("place.allUnnamed") : page.t("place.all", { place: name.text });
}
