import type { Venue } from "../../../catalog/venue/venue.ts";
import { formatAddress } from "../../../catalog/place/format-address.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import { pickLanguage } from "../../../i18n/localized-text.ts";
import { toHomeCrumb } from "../../../blocks/places/breadcrumbs.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Breadcrumbs, type Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { LeadPicture } from "../../../ui/primitives/LeadPicture.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import type { VenueFields } from "../fields.ts";
import * as css from "./TheatrePage.css.ts";
import { findVenue } from "./find-venue.ts";

interface HeaderProps {
  readonly fields: VenueFields;
  readonly page: PageContext;
}

/** The way here, the theatre's name and what it is, its address and number of seats, and its editor's picture. */
export function TheatreHeader({ fields, page }: HeaderProps) {
  const { t } = page;
  const { share_image: picture } = fields;
  const venue = findVenue(page.place, page.snapshot);
  // Cards below must know that it is shown.
  if (picture !== undefined) page.pictures.choose([[picture]]);
  const crumbs = theatreCrumbs({ fields, page });
  return (
    <header className={picture === undefined ? css.header : css.pictured}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={t} />}
      <h1 translate="no" className={css.title}>
        {chooseTheatreName(fields, page, venue)}
      </h1>
      {venue && venue.about.text !== "" && (
        <p className={css.about}>
          <Localized text={venue.about} />
        </p>
      )}
      {venue && <Facts venue={venue} page={page} />}
      {picture && <LeadPicture image={picture} page={page} />}
    </header>
  );
}

function Facts({ venue, page }: { readonly venue: Venue; readonly page: PageContext }) {
  const { location, capacity } = venue;
  const address = location ? formatAddress(location) : "";
  return (
    <ul role="list" className={css.facts}>
      {address !== "" && (
        <li className={css.fact}>
          <Icon name="map-pin" />
          <a href="#getting-there">
            <bdi translate="no" {...pickLanguage(location ?? {})}>
              {address}
            </bdi>
          </a>
        </li>
      )}
      {capacity !== undefined && (
        <li className={css.fact}>
          <Icon name="armchair" />
          {page.t("venue.capacity", { count: numberFormat(formatTag(page.locale)).format(capacity) })}
        </li>
      )}
    </ul>
  );
}

/** Returns the way from the home page to a theatre; empty for one without a name. */
export function theatreCrumbs({ fields, page }: HeaderProps): readonly Crumb[] {
  const text = chooseTheatreName(fields, page, findVenue(page.place, page.snapshot));
  return text === "" ? [] : [toHomeCrumb(page), { name: { text }, isProperName: true }];
}

/** Returns the editors' name in this language, else the provider's name. */
function chooseTheatreName({ theatre_name }: VenueFields, page: PageContext, venue: Venue | undefined): string {
  return page.text(theatre_name) || (venue?.name.text ?? "");
}
