import type { SearchResults } from "../../../catalog/search/search.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageProps } from "../../../renderer/define-page-type.tsx";
import { ProductCards } from "../../../renderer/ProductCards.tsx";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { SearchForm } from "../../../ui/search/SearchForm.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { foundProducts } from "./found-products.ts";
import { FoundPlaces, placeGroups } from "./FoundPlaces.tsx";
import type { PageFields } from "../../page-fields.ts";
import * as css from "./ResultsPage.css.ts";
import { ResultPages } from "./ResultPages.tsx";
import { resultsOf } from "./search-of.ts";
import { searchHeading } from "./search-heading.ts";

/** The form with its words, what was found, and what is popular where nothing was. A document's slices are at the end. */
export function ResultsPage({ page, children }: PageProps<PageFields>) {
  const { locale, searchField, site, snapshot, t, view } = page;
  const found = resultsOf(snapshot, page);
  return (
    <>
      <StyleSheet of={css} />
      <PageHeading text={searchHeading(page)} />
      <div className={css.search}>
        <SearchForm id={searchField} size="large" sells={site.sells} locale={locale} t={t} q={view.q} />
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

/** Says how many experiences there are, that nothing was found, or that they could not be read. Nothing for places alone. */
function Summary({ found, page }: SummaryProps) {
  const { t, view, snapshot } = page;
  if (found === undefined || isUnread(found, snapshot)) return <p className={css.summary}>{t("search.unready")}</p>;
  if (view.q === undefined) return null;
  if (!found.matches)
    return (
      <p className={css.summary}>
        <strong>{t("search.none")}</strong> {t("search.hint")}
      </p>
    );
  if (found.total === 0) return null;
  return <p className={css.summary}>{t("search.count", { count: found.total })}</p>;
}

/** Whether all products that were found could not be read. */
function isUnread({ products }: SearchResults, { stateOf }: Snapshot): boolean {
  return products.length > 0 && products.every(({ id }) => stateOf("products", { id }) === "failed");
}

/** Places and products. Where nothing was found they are what is popular, as the first heading of both says. */
function Found({ found, page }: ResultsProps) {
  const { t } = page;
  const places = placeGroups(found, page);
  const products = foundProducts(page.snapshot, page);
  const popular = found.matches ? "" : t("search.popular");
  const title = places.length === 0 && !found.matches ? popular : t("search.experiences");
  return (
    <>
      <FoundPlaces groups={places} title={popular} />
      {products.length > 0 && (
        <Section id="experiences" title={title}>
          <ProductCards products={products} page={page} layout="grid" showScratchPrice />
          <ResultPages pages={found.pages} page={page} />
        </Section>
      )}
    </>
  );
}
