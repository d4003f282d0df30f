import { createTranslator } from "use-intl/core";
import { formatTag, type Locale, type LocaleCode, locales } from "./locales.ts";
import { catalogues } from "./messages/index.ts";
import type { Messages } from "./messages/en.ts";

/** Translates an interface text: `t("product.from")`. Placeholders and plurals are ICU. Never throws. */
export type Translator = (key: MessageKey, values?: Values) => string;

export type MessageKey = Leaves<Messages>;

type Values = Readonly<Record<string, string | number>>;

type Leaves<Tree, Path extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Path}${Key}` : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

const translators = new Map<LocaleCode, Translator>();

/** The translator of a locale, made once. */
export function createLocaleTranslator(locale: Locale): Translator {
  const known = translators.get(locale.code);
  if (known !== undefined) return known;
  const made = translatorOf(locale, catalogues[locale.code]);
  translators.set(locale.code, made);
  return made;
}

/** Translates out of one catalogue. A text that is missing or can't be formatted is English; failing that, its key. */
export function translatorOf(locale: Locale, messages: Messages): Translator {
  const own = formatterOf(locale, messages);
  const english = formatterOf(locales.en, catalogues.en);
  return (key, values) => own(key, values) || english(key, values) || key;
}

/** Empty text for what it can't format. */
function formatterOf(locale: Locale, messages: Messages): Translator {
  const translate = createTranslator({
    locale: formatTag(locale),
    messages,
    onError: () => {},
    getMessageFallback: () => "",
  });
  return (key, values) => translate(key, values);
}
