import { formatDayText } from "../../../i18n/dates.ts";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { layoutFor } from "../../../ui/primitives/card-columns.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { upcomingCards } from "../../../blocks/shows/UpcomingShows.tsx";
import type { UpcomingShow } from "../../../blocks/shows/upcoming-shows.ts";
import { groupVenueShows, unsoldShowsAt } from "./group-venue-shows.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

/** Current, upcoming and past shows. Empty lists are omitted. */
export function Shows({ venue, page }: TheatreProps) {
  const { t } = page;
  const { now, upcoming, past } = groupVenueShows(venue, page.snapshot);
  const unsold = unsoldShowsAt(venue, page);
  const unread = venue.products.some((id) => page.snapshot.getReadState("products", { id }) === "failed");
  return (
    <>
      {now.length + upcoming.length + unsold.length === 0 && (
        <Section title={t("venue.nowPlaying")}>
          <p>{t(unread ? "venue.unread" : "venue.noShows")}</p>
        </Section>
      )}
      <OnSale id="now" title={t("venue.nowPlaying")} products={now} unsold={[]} page={page} />
      <OnSale id="upcoming" title={t("venue.upcoming")} products={upcoming} unsold={unsold} page={page} />
      <Past products={past} page={page} />
    </>
  );
}

interface ListProps extends Pick<TheatreProps, "page"> {
  readonly products: readonly Product[];
}

interface OnSaleProps extends ListProps {
  readonly id: string;
  readonly title: string;
  /** Shows that open here, and that nobody sells yet. */
  readonly unsold: readonly UpcomingShow[];
}

function OnSale({ id, title, products, unsold, page }: OnSaleProps) {
  if (products.length + unsold.length === 0) return null;
  const layout = layoutFor(products.length + unsold.length, "row");
  const last = upcomingCards(unsold, page, { layout, others: products.length });
  return (
    <Section id={id} title={title}>
      <ProductCards layout={layout} label={title} products={products} last={last} page={page} showScratchPrice />
    </Section>
  );
}

function Past({ products, page: { t, locale } }: ListProps) {
  if (products.length === 0) return null;
  return (
    <Section id="past" title={t("venue.past")}>
      <ul role="list" className={css.list}>
        {products.map(({ id, name, show }) => (
          <li key={id} className={css.row}>
            <Localized text={name} />
            <span className={css.soft}>
              {t("venue.closedOn", { date: formatDayText(show?.dates.closing ?? "", locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
