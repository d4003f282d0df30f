import { startingPrice } from "../../catalog/price/price.ts";
import { bookableCount, bookablePrices } from "../../catalog/show/sale.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { ProductCards } from "../products/ProductCards.tsx";
import { Chosen } from "./Chosen.tsx";
import { FromPrice } from "./FromPrice.tsx";
import { shownDays } from "./shown-days.ts";
import * as css from "./Listing.css.ts";
import type { MappedResultsProps, ResultsProps } from "./listing-props.ts";
import { hasOnlyShows } from "./has-only-shows.ts";
import { findNextDays } from "./create-page-listing.ts";
import { readsListingView } from "./listing-view.ts";
import { findMapCity, showsMap } from "./map-places.ts";
import { drawSketch, MapTile } from "./MapTile.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { LayoutLink } from "./LayoutLink.tsx";
import { NextPage } from "./NextPage.tsx";
import { Pages } from "./Pages.tsx";
import * as map from "./ResultsMap.css.ts";
import { ResultsMap } from "./ResultsMap.tsx";
import { SoldOutDoor } from "./SoldOutDoor.tsx";
import { WhyThisOrder } from "./WhyThisOrder.tsx";

/** Renders how much was found, the products of the page, and the way on: other pages, other days. */
export function Results(results: ResultsProps) {
  const { listing, page } = results;
  const props = { ...results, mapCity: findMapCity(listing.products) };
  return (
    <>
      <div className={css.summary}>
        <ResultHeading {...props} />
        {readsListingView(page.view) && (
          <>
            <Chosen {...props} />
            <LayoutLink {...props} />
          </>
        )}
      </div>
      {listing.daysUnread && <p>{page.t("listing.daysUnread")}</p>}
      {showsMap(page.view) ? (
        <div className={map.beside}>
          <div>
            <ResultList {...props} />
          </div>
          <ResultsMap {...props} />
        </div>
      ) : (
        <ResultList {...props} />
      )}
    </>
  );
}

function ResultList(props: MappedResultsProps) {
  const { fields, listing, page } = props;
  return (
    <>
      {listing.shown.length === 0 ? (
        <NothingFound {...props} />
      ) : (
        <ProductCards
          products={listing.shown}
          page={page}
          layout="grid"
          showScratchPrice={fields.show_scratch_price}
          hrefSuffix={page.value(fields.cta_url_suffix)}
          nextDays={findNextDays(listing, page.snapshot)}
          chosenStarts={listing.pricedStarts}
          filler={createFiller(props)}
        />
      )}
      <Pages {...props} />
      <SoldOutDoor {...props} />
      <Conversion {...props} />
      {!readsListingView(page.view) && <WhyThisOrder {...props} />}
    </>
  );
}

/** Returns what fills the last row of cards: the way to the next page, or to the map of all. */
function createFiller(props: MappedResultsProps) {
  const { listing, mapCity, page } = props;
  if (listing.query.page < listing.pages) return <NextPage {...props} />;
  const isOffered = readsListingView(page.view) && !showsMap(page.view);
  const sketch = isOffered && mapCity !== undefined ? drawSketch(listing, mapCity) : undefined;
  return sketch && <MapTile sketch={sketch} id={props.id} page={page} />;
}

/**
 * Renders how many products can be booked, from which price, how many can't, and on which days. It takes the focus once
 * another page of the list is shown.
 */
function ResultHeading({ listing, page }: ResultsProps) {
  const { total, days, matches } = listing;
  const { t, locale, snapshot } = page;
  const lowest = startingPrice(bookablePrices(matches, snapshot.readAt));
  const bookable = bookableCount(matches, snapshot.readAt);
  return (
    <p tabIndex={-1} data-count className={css.count}>
      {t(hasOnlyShows(listing) ? "count.shows" : "count.experiences", { n: bookable })}
      {lowest !== undefined && (
        <>
          {" · "}
          <FromPrice price={lowest} page={page} />
        </>
      )}
      {total > bookable && ` · ${t("count.unbookable", { n: total - bookable })}`}
      {days !== undefined && ` · ${shownDays(days, locale)}`}
    </p>
  );
}

/** Says once that prices are converted, and from what. */
function Conversion({ listing: { shown }, page: { t } }: ResultsProps) {
  const converted = shown.flatMap(({ price }) => (price?.convertedFrom === undefined ? [] : [price]));
  const [first] = converted;
  if (first === undefined) return null;
  const from = [...new Set(converted.flatMap(({ convertedFrom }) => convertedFrom ?? []))];
  return (
    <p className={css.soft}>
      {t("experience.converted", { from: joinTexts("items", from, t), to: first.final.currency })}
    </p>
  );
}
