import type { Site } from "../../hosts/site.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { LocalizedText, TextLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";

export interface HeaderProps {
  readonly brand: string;
  readonly homeHref: string;
  readonly nav: readonly NavigationLink[];
  /** Pages of categories: those of the page's city, else those that editors chose. */
  readonly categories: readonly NavigationLink[];
  /** The cities that the site has pages of; the current one is that of the page. */
  readonly cities: readonly NavigationLink[];
  /** Kind of products that the site sells, for the words of its search. */
  readonly sells: Site["sells"];
  /** Id of the search field in the page's content, if it has one. */
  readonly searchField: string | undefined;
  readonly locale: Locale;
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

/** Its title and the texts of its links are in one language. */
interface FooterColumn extends TextLanguage {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly hrefLang?: string; readonly text: string }[];
}

export interface FooterProps {
  readonly brand: LocalizedText;
  /** That this is not the venue's own site; empty where that goes without saying. */
  readonly notOfficial: LocalizedText;
  readonly legalName: LocalizedText;
  readonly contactEmail: string;
  readonly columns: readonly FooterColumn[];
  readonly languages: readonly LanguageLink[];
  /** Where visitors choose what is stored in their browser. */
  readonly cookieHref: string;
  readonly t: Translator;
}

export interface NavigationLink extends TextLanguage {
  readonly href: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang?: string;
  readonly text: string;
  /** Whether it leads to the page it stands on. */
  readonly current: boolean;
}

/** The same page in another language, under that language's own name. */
export interface LanguageLink {
  /** BCP 47. */
  readonly tag: string;
  readonly name: string;
  readonly href: string;
  /** Whether it leads to a view of the page. Search engines need not follow it. */
  readonly isView?: boolean;
  readonly current: boolean;
  readonly dir: "ltr" | "rtl";
}

export interface CurrencyOption {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}
