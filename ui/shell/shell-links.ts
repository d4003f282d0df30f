export interface NavigationLink {
  readonly href: string;
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
  readonly current: boolean;
  readonly dir: "ltr" | "rtl";
}

export interface CurrencyOption {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}
