import { currencyParameter, languageParameter } from "./parameters/market.ts";
import type { Catalog } from "./source/catalog.ts";
import type { Currency } from "./source/geography.ts";
import { isTranslated, type Texts, translate, type Translations } from "./source/translations.ts";

/** Everything that a response depends on. */
export interface ViewSource {
  readonly catalog: Catalog;
  /** Origin of image URLs. */
  readonly mediaBaseUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How one request wants to see the catalog. */
export interface View extends ViewSource {
  /** The language's provider code. */
  readonly language: string;
  /** Undefined: each product in its home currency. */
  readonly currency: Currency | undefined;
  readonly text: <Value>(values: Translations<Value>) => Value;
  /** False for an item with an untranslated name or description when the request refuses English instead. */
  readonly shows: (item: DescribedItem) => boolean;
}

interface DescribedItem {
  readonly name: Texts;
  readonly summary?: Texts;
  readonly description?: Texts;
}

/**
 * Returns how an item with these texts is sent: in the requested language where all have it, else in English. No item is
 * in two languages, so that its `contentLanguage` is that of everything in it.
 */
export function inOneLanguage(view: View, texts: readonly Translations<unknown>[]): View {
  if (texts.every((values) => isTranslated(values, view.language))) return view;
  return { ...view, language: english, text: (values) => translate(values, english) };
}

const english = "EN";

export function toView(query: URLSearchParams, source: ViewSource): View {
  const language = languageParameter(query);
  const fallback = ["fallback-to-english", "fallback"].every((name) => query.get(name) !== "0");
  return {
    ...source,
    language,
    currency: currencyParameter(query, source.catalog.currencies),
    text: (values) => translate(values, language),
    shows: ({ name, summary = name, description = name }) =>
      fallback || [name, summary, description].every((texts) => isTranslated(texts, language)),
  };
}
