import type { Site } from "../../hosts/site.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { maxSearchLength, searchAction, suggestAddress } from "../../routing/search-address.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { searchWords } from "./search-words.ts";
import * as css from "./SearchForm.css.ts";
import { Suggest } from "./Suggest.island.tsx";

interface SearchFormProps {
  /** Of its input: `header-search`. */
  readonly id: string | undefined;
  /** Kind of products that the site sells, for its words. */
  readonly sells: Site["sells"];
  readonly locale: Locale;
  /** The code of the page's currency, for the prices of suggestions; empty on a page without prices. */
  readonly currency: string;
  readonly t: Translator;
  /** The words that a page was searched for. */
  readonly q?: string | undefined;
  /** A large form names its button; a regular one has an icon. */
  readonly size?: "regular" | "large";
}

/** Searches all that a site sells. Without script it is a plain form that leads to the search page (P1). */
export function SearchForm({ id, sells, locale, currency, t, q = "", size = "regular" }: SearchFormProps) {
  const { label, placeholder } = searchWords(sells, t);
  const list = id && `${id}-list`;
  return (
    <div className={css.search}>
      <StyleSheet of={css} />
      <Suggest src={suggestAddress(locale.code, currency)} label={t("search.suggestions")}>
        <form action={searchAction(locale.code)} role="search" className={`${css.form} ${css.sizes[size]}`}>
          <label htmlFor={id} className={css.label}>
            <Icon name="search" />
            <span className="visually-hidden">{label}</span>
          </label>
          <input
            id={id}
            name="q"
            type="text"
            inputMode="search"
            maxLength={maxSearchLength}
            defaultValue={q}
            placeholder={placeholder}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={list}
            enterKeyHint="search"
            className={css.input}
          />
          <button className={css.submit} aria-label={size === "large" ? undefined : t("search.submit")}>
            {size === "large" ? t("search.submit") : <Icon name="arrow-right" />}
          </button>
        </form>
        <div id={list} hidden />
      </Suggest>
    </div>
  );
}
