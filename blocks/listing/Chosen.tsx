import { Icon } from "../../ui/primitives/Icon.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { chips, chosen } from "./chips.css.ts";
import { listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { ResetLink } from "./ResetLink.tsx";

/** Renders each filter as a link to the listing without it, and the link to the whole list. */
export function Chosen(props: ListingPartProps) {
  const { listing, id, page } = props;
  const filters = chosenFilters(listing, page);
  return (
    <>
      {filters.length > 0 && (
        <ul role="list" aria-label={page.t("listing.chosen")} className={chips}>
          {filters.map(({ label, without }, index) => (
            <li key={index}>
              <a href={listingHref(page, without, id)} rel="nofollow" data-refine className={chosen}>
                <span className="visually-hidden">{page.t("listing.remove")} </span>
                <Localized text={label} /> <Icon name="x" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ResetLink {...props} />
    </>
  );
}
