import { createTranslator } from "use-intl/core";
import { changesTimes, formatTime } from "./clock-times.ts";
import { createOnce } from "./create-once.ts";
import { elideArticles } from "./elision.ts";
import { formatTag, type Locale, type LocaleCode, locales } from "./locales.ts";
import type english from "./messages/en.json";
import { catalogs } from "./messages/index.ts";

/** Translates an interface text: `t("product.save", { percent: 20 })` → `Save 20%`. Writes a time as `formatTime`. Never throws. */
export type Translator = (key: MessageKey, values?: Values) => string;

/** A text's path in `messages/en.json`, the source of all texts: `product.from`. */
export type MessageKey = Leaves<Messages>;

/** The texts of one language; one that is missing is English. Placeholders and plurals are ICU. */
export type Texts = DeepPartial<Messages>;

type Messages = typeof english;

/** Any tree of texts, as use-intl has it: which keys there are is checked by `Translator`. */
type TextTree = NonNullable<Parameters<typeof createTranslator>[0]["messages"]>;

type Values = Readonly<Record<string, string | number>>;

type Leaves<Tree, Path extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Path}${Key}` : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

type DeepPartial<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : DeepPartial<Tree[Key]> };

const texts: Readonly<Record<LocaleCode, Texts>> = catalogs;
const translators = new Map<LocaleCode, Translator>();

/** Returns the translator of a locale, created once. */
export function createLocaleTranslator(locale: Locale): Translator {
  const known = translators.get(locale.code);
  if (known !== undefined) return known;
  const created = createFallbackTranslator(locale, texts[locale.code]);
  translators.set(locale.code, created);
  return created;
}

/** Changes words of a text that depend on the values beside them, in languages that have such words. */
const agreements: Readonly<Partial<Record<LocaleCode, (text: string) => string>>> = { it: elideArticles };

/** Creates a translator. A text that is missing or can't be formatted is English; failing that, its key. */
export function createFallbackTranslator(locale: Locale, ownTexts: Texts): Translator {
  const own = createMessageTranslator(locale, ownTexts);
  const fallback = createMessageTranslator(locales.en, texts.en);
  const agree = agreements[locale.code] ?? ((text: string) => text);
  return memorized((key, values) => agree(own(key, values)) || fallback(key, values) || key);
}

/** Texts that a translator holds: a page repeats some hundreds, and values differ without end. */
const maxTexts = 5000;

/** Returns a translator that formats each text once: parsing placeholders costs a hundred times a look-up. */
function memorized(translate: Translator): Translator {
  const once = createOnce<string>(maxTexts);
  return (key, values) =>
    once(values === undefined ? key : `${key} ${JSON.stringify(values)}`, () => translate(key, values));
}

/** Creates a translator that returns empty text for what it can't format. */
function createMessageTranslator(locale: Locale, messages: TextTree): Translator {
  const translate = createTranslator({
    locale: formatTag(locale),
    messages,
    onError: () => {},
    getMessageFallback: () => "",
  });
  if (!changesTimes(locale)) return (key, values) => translate(key, values);
  return (key, values) => translate(key, values && writeTimes(values, locale));
}

function writeTimes(values: Values, locale: Locale): Values {
  const write = (value: string | number) => (typeof value === "string" ? formatTime(value, locale) : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}
