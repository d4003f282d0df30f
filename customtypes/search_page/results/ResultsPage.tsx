import type { SearchResults } from "../../../catalog/search/search.ts";
import type { PageContext, PageProps } from "../../../renderer/index.ts";
import { LoadedListing } from "../../../blocks/listing/Listing.tsx";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { UpcomingShows } from "../../../blocks/shows/UpcomingShows.tsx";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { SearchForm } from "../../../ui/search/SearchForm.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { FoundPlaces, placeGroups } from "./FoundPlaces.tsx";
import type { PageFields } from "../../page-fields.ts";
import * as css from "./ResultsPage.css.ts";
import { foundListing, isReadInPart, isUnread, readProducts, resultFields } from "./found-listing.ts";
import { foundUpcoming } from "./found-upcoming.ts";
import { findSearchResults, toSearchQuery } from "./find-search-results.ts";
import { searchHeading } from "./search-heading.ts";
import { readView } from "../../../routing/define-view.ts";
import { listingView, searchView } from "../../../blocks/listing/view.ts";

/** The form with its words, what was found, and what is popular where nothing was. A document's slices are at the end. */
export function ResultsPage({ page, children }: PageProps<PageFields>) {
  const { locale, contents, site, snapshot, t, view } = page;
  const found = findSearchResults(snapshot, page);
  return (
    <>
      <StyleSheet of={css} />
      <PageHeading text={searchHeading(page)} />
      <div className={css.search}>
        <SearchForm
          id={contents.searchField}
          size="large"
          sells={site.sells}
          locale={locale}
          currency={page.currency}
          t={t}
          q={readView(searchView, view).q}
        />
        <Summary found={found} page={page} />
      </div>
      {found !== undefined && <Found found={found} page={page} />}
      {children}
    </>
  );
}

interface ResultsProps {
  readonly found: SearchResults;
  readonly page: PageContext;
}

interface SummaryProps {
  readonly found: SearchResults | undefined;
  readonly page: PageContext;
}

/** Says that nothing was found, that it could not be read, or that more was found than is listed. Else the listing counts. */
function Summary({ found, page }: SummaryProps) {
  const { t, view, snapshot } = page;
  if (found === undefined || isUnread(found, snapshot)) return <p className={css.summary}>{t("search.unready")}</p>;
  if (readView(searchView, view).q === undefined) return null;
  if ((!found.matches && foundUpcoming(page).length === 0) || isEmpty(found, page))
    return (
      <p className={css.summary}>
        <strong>{t("search.none")}</strong> {t("search.hint")}
      </p>
    );
  const listed = found.products.length;
  if (listed === found.total) return null;
  return <p className={css.summary}>{t("search.best", { count: found.total, n: listed })}</p>;
}

/** Whether nothing of what was found can be shown: shows that are over, places without a page. */
function isEmpty(found: SearchResults, page: PageContext): boolean {
  const things = [readProducts(found, page.snapshot), placeGroups(found, page), foundUpcoming(page)];
  return things.every(({ length }) => length === 0);
}

/**
 * Places and products. Where nothing was found they are what is popular, as the first heading of both says. Who named a day
 * looks for what is on, so that products are first.
 */
function Found({ found, page }: ResultsProps) {
  const { t } = page;
  const { page: current = 1 } = readView(listingView, page.view);
  const places = current === 1 ? placeGroups(found, page) : [];
  const popular = found.matches ? "" : t("search.popular");
  const title = places.length === 0 && !found.matches ? popular : t("search.experiences");
  const isDated = found.matches && toSearchQuery(page).isDated;
  return (
    <>
      {isDated && <FoundProducts found={found} page={page} title={title} />}
      <UpcomingShows shows={foundUpcoming(page)} page={page} />
      <FoundPlaces groups={places} title={popular} />
      {!isDated && <FoundProducts found={found} page={page} title={title} />}
    </>
  );
}

/** Renders found products as a listing, and popular ones as a grid. */
function FoundProducts({ found, page, title }: ResultsProps & { readonly title: string }) {
  const listing = foundListing(found, page.snapshot, page);
  if (listing.products.length === 0) return null;
  return (
    <Section id="experiences" title={title}>
      {found.matches ? (
        <LoadedListing
          fields={resultFields}
          listing={listing}
          id="experiences"
          page={page}
          isPartial={isReadInPart(found, page.snapshot)}
        />
      ) : (
        <ProductCards products={listing.shown} page={page} layout="grid" showScratchPrice />
      )}
    </Section>
  );
}
