import type { Translator } from "../../i18n/translator.ts";
import type { Site } from "../../hosts/site.ts";
import type { Locale } from "../../i18n/locales.ts";
import { TextLink } from "../primitives/links.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { LanguageList } from "./LanguageList.tsx";
import type { LanguageLink } from "./shell-props.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./NotFoundView.css.ts";

export interface NotFoundViewProps {
  readonly t: Translator;
  /** The language that a search is made in. */
  readonly locale: Locale;
  /** Kind of products that the site sells, for the words of its search. */
  readonly sells: Site["sells"];
  readonly homeHref: string;
  /** The page in the languages that it exists in; empty without such a page. */
  readonly elsewhere: readonly LanguageLink[];
}

/** The page for an address that leads nowhere: a message, languages of the page, a search, and the home page. */
export function NotFoundView({ t, locale, sells, homeHref, elsewhere }: NotFoundViewProps) {
  const isUntranslated = elsewhere.length > 0;
  return (
    <div className={css.view}>
      <StyleSheet of={css} />
      <h1 className={css.title}>{t(isUntranslated ? "notFound.untranslated" : "notFound.title")}</h1>
      {!isUntranslated && <p className={css.text}>{t("notFound.text")}</p>}
      {isUntranslated && (
        <div>
          <p className={css.text}>{t("notFound.elsewhere")}</p>
          <LanguageList languages={elsewhere} className={css.languages} linkClassName={css.language} />
        </div>
      )}
      <SearchForm id="page-search" size="large" sells={sells} locale={locale} currency="" t={t} />
      <TextLink href={homeHref}>{t("notFound.home")}</TextLink>
    </div>
  );
}
