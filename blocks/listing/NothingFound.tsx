import { readView } from "../../routing/define-view.ts";
import type { View } from "../../routing/view.ts";
import type { PageListing } from "./create-page-listing.ts";
import { anyDay, listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { listingView } from "./view.ts";

/** Says what leaves nothing, with a link to the list without it. Each link leads to a list that has products. */
export function NothingFound({ listing, id, page }: ListingPartProps) {
  const { text, link, view } = chooseResetLink(listing, page.view);
  return (
    <p>
      {page.t(text)}{" "}
      <a href={listingHref(page, view, id)} data-refine>
        {page.t(link)}
      </a>
    </p>
  );
}

function chooseResetLink({ excluding, days }: PageListing, view: View) {
  if (excluding === "days") {
    return { text: "listing.noDays", link: "listing.allDays", view: { ...view, ...anyDay } } as const;
  }
  const text = "listing.noResults";
  if (excluding !== "choices" || days === undefined) return { text, link: "listing.reset", view: {} } as const;
  const { when, from, to } = readView(listingView, view);
  return { text, link: "listing.allOnDays", view: { when, from, to } } as const;
}
