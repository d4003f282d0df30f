import * as css from "./Header.css.ts";
import { LanguageAndCurrency } from "./LanguageAndCurrency.tsx";
import { Navigation } from "./Navigation.tsx";
import type { HeaderProps } from "./shell-props.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";

/** The logo, the navigation, and one control for language and currency. It works without script: panels are popovers. */
export function Header({ brand, homeHref, nav, t, ...choices }: HeaderProps) {
  return (
    <header className={css.header}>
      <StyleSheet of={css} />
      <div className={css.row}>
        <Wordmark brand={brand} homeHref={homeHref} />
        <Navigation links={nav} t={t} />
        <div className={css.end}>
          <LanguageAndCurrency {...choices} t={t} />
        </div>
      </div>
    </header>
  );
}

/** The brand's mark and name, leading home. A logo does not mirror. */
function Wordmark({ brand, homeHref }: Pick<HeaderProps, "brand" | "homeHref">) {
  return (
    <a href={homeHref} dir="ltr" translate="no" className={css.wordmark}>
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
