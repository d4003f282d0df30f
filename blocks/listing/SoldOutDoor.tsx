import type { Product } from "../../catalog/product/product.ts";
import { isSoldOut } from "../../catalog/show/sale.ts";
import { ByDevice } from "../../ui/primitives/ByDevice.tsx";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { PageContext } from "../../renderer/index.ts";
import { findProductLink } from "../products/product-links.ts";
import * as css from "./Listing.css.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { listingHref } from "./listing-href.ts";
import { findNextDays, type PageListing } from "./create-page-listing.ts";
import { shownDays } from "./shown-days.ts";

/** How many products a door leads to. */
const maxProducts = 6;

/** Renders what is sold out with a way on: its next free day, or what is like it. Nothing where all can be booked. */
export function SoldOutDoor({ listing, id, page }: ListingPartProps) {
  const { t } = page;
  const doors = listDoors(listing, page).slice(0, maxProducts);
  if (doors.length === 0) return null;
  const title = t(listing.days === undefined ? "product.soldOut" : "listing.otherDays");
  return (
    <section aria-label={title} className={css.doors}>
      <h3>{title}</h3>
      <ul role="list">
        {doors.map(({ product, next }) => (
          <li key={product.id}>
            <DoorLink product={product} page={page} />
            {next === undefined ? (
              <Similar product={product} id={id} page={page} />
            ) : (
              <NextDay product={product} date={next} page={page} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DoorLink({ product, page }: { readonly product: Product; readonly page: ListingPartProps["page"] }) {
  const link = findProductLink(product, page);
  return (
    <a {...link}>
      <LinkText hrefLang={link?.hrefLang}>
        <Localized text={product.name} />
      </LinkText>
    </a>
  );
}

interface Door {
  readonly product: Product;
  /** The next free day, `YYYY-MM-DD`; undefined where none is known. */
  readonly next: string | undefined;
}

/** Returns the matches on other days. Without chosen days, returns the next days of the page's sold-out products. */
function listDoors(listing: PageListing, { snapshot }: PageContext): readonly Door[] {
  if (listing.days !== undefined) return listing.otherDays;
  const next = findNextDays(listing, snapshot);
  return listing.shown
    .filter((product) => isSoldOut(product, snapshot.readAt))
    .map((product) => ({ product, next: next.get(product.id) }));
}

interface NextDayProps extends Pick<ListingPartProps, "page"> {
  readonly product: Product;
  readonly date: string;
}

/** Links to the booking of a day, for a phone to its own step (C23). */
function NextDay({ product, date, page }: NextDayProps) {
  const text = page.t("listing.nextFree", { date: shownDays({ from: date, to: date }, page.locale) });
  return <ByDevice>{(isMobile) => <a href={page.bookingUrl(product, { date, isMobile })}>{text}</a>}</ByDevice>;
}

/** Links to the listing of the product's own kind. */
function Similar({ product, id, page }: Pick<ListingPartProps, "id" | "page"> & { readonly product: Product }) {
  const { category, subCategory } = product;
  const kind = subCategory ?? category;
  if (kind === undefined) return null;
  const view = { category: category?.id, subCategory: subCategory?.id };
  return (
    <a href={listingHref(page, view, id)} rel="nofollow" data-refine>
      <Localized text={{ ...kind.name, text: page.t("listing.similar", { name: kind.name.text }) }} />
    </a>
  );
}
