import type { ReactNode } from "react";
import { taxiPhrases } from "../../catalog/visit/taxi-phrases.ts";
import type { Locale } from "../../i18n/locales.ts";
import { textLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./TaxiPhrase.css.ts";

interface TaxiPhraseProps {
  /** ISO 3166-1 code. */
  readonly country: string | undefined;
  readonly locale: Locale;
  readonly t: Translator;
  /** The address, or several. */
  readonly children: ReactNode;
}

/**
 * Renders a phrase for drivers, in the language of the country (X26). Renders nothing in a country without a known
 * phrase.
 */
export function TaxiPhrase({ country = "", locale, t, children }: TaxiPhraseProps) {
  const phrase = taxiPhrases.get(country);
  if (phrase === undefined) return null;
  return (
    <div className={css.taxi}>
      <StyleSheet of={css} />
      <p className={css.shown}>{t("sight.taxi")}</p>
      <p className={css.spoken}>
        <span translate="no" {...textLanguage(phrase.language, locale)}>
          {phrase.text}
        </span>
      </p>
      {/* In one paragraph, two texts from left to right would change places line by line on an Arabic page. */}
      {children}
    </div>
  );
}
