import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Header.css.ts";
import { LanguageAndCurrency } from "./LanguageAndCurrency.tsx";
import { Navigation } from "./Navigation.tsx";
import type { HeaderProps } from "./header-props.ts";
import { Wordmark } from "./Wordmark.tsx";

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
