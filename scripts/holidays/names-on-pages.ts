import type { HolidayNames } from "../../catalog/holiday/holidays.ts";
import { findLocaleByTag, locales } from "../../i18n/locales.ts";
import { addedNames } from "./added-names.ts";
import { addedCountries } from "./corrected-days.ts";
import { type DatasetNames, listLanguages, substituteNames } from "./dataset.ts";
import translations from "./translations.json" with { type: "json" };

/** Names that fill what the dataset lacks, by the English name. */
const translated: Readonly<Record<string, DatasetNames>> = translations;

/** Codes that the dataset has for languages of ours, if it has another. Its Chinese is simplified. */
const datasetCodes: Readonly<Record<string, string>> = { ja: "jp", cn: "zh" };

/** BCP 47 tags of languages of the dataset, if it has another code. */
const tags: Readonly<Record<string, string>> = { cz: "cs", "de-at": "de", "en-us": "en" };

/** Returns the names of a holiday: in the first language of its country that has one, and in ours. */
export function toNames(country: string, names: DatasetNames): HolidayNames {
  const languages = addedCountries[country] === undefined ? listLanguages(country) : [addedCountries[country].language];
  const code = [...languages, "en"].find((each) => names[each] !== undefined) ?? "en";
  const name = typeset(names[code] ?? "");
  const language = tags[code] ?? code;
  const known = Object.values(locales).flatMap((locale) => {
    const found = names[datasetCodes[locale.code] ?? locale.code];
    return found === undefined ? [] : [[locale.code, typeset(found)] as const];
  });
  const added = { ...addedNames.get(typeset(names["en"] ?? "")), ...addedNames.get(name) };
  const own = findLocaleByTag(language);
  const found: DatasetNames = { ...Object.fromEntries(known), ...added, ...(own && { [own.code]: name }) };
  return { name, language, names: { ...translated[found["en"] ?? ""], ...found } };
}

/** Returns the names of a day off in place of a holiday, in the languages that have both: `Boxing Day (substitute day)`. */
export function asSubstitute({ name, language, names }: HolidayNames): HolidayNames {
  const added: DatasetNames = { ...substituteNames, ...addedNames.get("substitute day") };
  const both = Object.entries(names).flatMap(([code, text]) => {
    const substitute = added[datasetCodes[code] ?? code] ?? translated["substitute day"]?.[code];
    return substitute === undefined ? [] : [[code, `${text} (${substitute})`] as const];
  });
  const own = added[language];
  return { name: own === undefined ? name : `${name} (${own})`, language, names: Object.fromEntries(both) };
}

/** Typographic apostrophes, and British saints. */
function typeset(name: string): string {
  return name.replaceAll("'", "’").replaceAll("St. ", "St ");
}
