import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Header.css.ts";
import { LanguageAndCurrency } from "./LanguageAndCurrency.tsx";
import { Navigation } from "./Navigation.tsx";
import type { CurrencyOption, LanguageLink, NavigationLink } from "./shell-links.ts";
import { Wordmark } from "./Wordmark.tsx";

export interface HeaderProps {
  readonly brand: string;
  readonly homeHref: string;
  readonly nav: readonly NavigationLink[];
  readonly languages: readonly LanguageLink[];
  /** Empty on a page without prices. */
  readonly currencies: readonly CurrencyOption[];
  /** The code of the page's currency; empty on a page without prices. */
  readonly currency: string;
  /** Where a chosen currency is posted: `currency` its code, `to` the page to come back to. */
  readonly currencyAction: string;
  readonly returnTo: string;
  readonly t: Translator;
}

/** Logo, navigation, and one control for language and currency. Works without script: panels are popovers. */
export function Header({ brand, homeHref, nav, t, ...choices }: HeaderProps) {
  return (
    <header className={css.header}>
      <StyleSheet of={css} />
      <div className={css.row}>
        <Wordmark brand={brand} href={homeHref} />
        <Navigation links={nav} t={t} />
        <div className={css.end}>
          <LanguageAndCurrency {...choices} t={t} />
        </div>
      </div>
    </header>
  );
}
