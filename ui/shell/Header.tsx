import { textLanguage } from "../../i18n/localized-text.ts";
import { searchAction } from "../../routing/search-address.ts";
import { Icon } from "../primitives/Icon.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { SavedLink } from "../tools/SavedLink.tsx";
import { CitySwitch } from "./CitySwitch.tsx";
import * as css from "./Header.css.ts";
import { measureHeaderFit } from "./header-fit.ts";
import { LanguageAndCurrency } from "./LanguageAndCurrency.tsx";
import { Navigation } from "./Navigation.tsx";
import type { HeaderProps } from "./shell-props.ts";

/**
 * The logo, cities, search, links, and one control for language and currency. It works without script: panels are popovers.
 * Its links stand in a row where they fit, else behind a menu button. A page has one search form: where its content has
 * it, the header leads there.
 */
export function Header(props: HeaderProps) {
  const { brand, homeHref, cities, sells, searchField, locale, currency, t } = props;
  return (
    <header className={css.header}>
      <StyleSheet of={css} />
      <div className={css.row}>
        <Wordmark brand={brand} homeHref={homeHref} locale={locale} />
        <CitySwitch cities={cities} t={t} />
        {searchField === undefined && (
          <div className={css.search}>
            <SearchForm id="header-search" sells={sells} locale={locale} currency={currency} t={t} />
          </div>
        )}
        <HeaderEnd {...props} />
      </div>
    </header>
  );
}

/** The end of the row: a link to search, saved products, other links, and how the page is read. */
function HeaderEnd({ brand, nav, categories, cities, searchField, locale, t, ...reading }: HeaderProps) {
  const fit = measureHeaderFit({
    brand,
    links: nav,
    opener: categories.length === 0 ? "" : t("shell.thingsToDo"),
    cities,
    hasForm: searchField === undefined,
  });
  return (
    <div className={css.end}>
      <a
        href={searchField === undefined ? searchAction(locale.code) : `#${searchField}`}
        className={searchField === undefined ? css.searchStandIn : css.searchLink}
      >
        <Icon name="search" label={t("search.submit")} />
      </a>
      <SavedLink locale={locale} t={t} />
      <Navigation links={nav} categories={categories} fit={fit} t={t} />
      <LanguageAndCurrency {...reading} t={t} />
    </div>
  );
}

/** The brand's mark and English name, leading home. A logo does not mirror. */
function Wordmark({ brand, homeHref, locale }: Pick<HeaderProps, "brand" | "homeHref" | "locale">) {
  return (
    <a href={homeHref} {...textLanguage("en", locale)} dir="ltr" translate="no" className={css.wordmark}>
      <span aria-hidden className={css.mark} />
      {brand}
    </a>
  );
}

/** The first stop of a keyboard: past the header, to the element `content`. */
export function SkipLink({ t }: Pick<HeaderProps, "t">) {
  return (
    <a href="#content" className="skip-link">
      {t("shell.skipToContent")}
    </a>
  );
}
