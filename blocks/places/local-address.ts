import type { PostalAddress } from "../../catalog/place/place.ts";
import { sightAddress } from "../../catalog/sight/sight-address.ts";
import { taxiPhrases } from "../../catalog/visit/taxi-phrases.ts";
import { cityName } from "../../i18n/city-names.ts";
import { isLocaleCode } from "../../i18n/locales.ts";
import { pickLanguage, type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { findPageCity } from "./place-names.ts";
import type { PageContext } from "../../renderer/index.ts";

type AddressPage = Pick<PageContext, "place" | "snapshot" | "locale">;

/** Returns an address that an editor entered: it is in the language of the page's country. */
export function enteredAddress(text: string, page: AddressPage): LocalizedText {
  return { text, ...textLanguage(localLanguage(page), page.locale) };
}

/** Returns an address of the provider with its town as people there write it: `00184 Rome` → `00184 Roma` (X26). */
export function localAddress(location: PostalAddress, page: AddressPage): LocalizedText {
  const town = localName(location, page);
  if (town === undefined) return { text: sightAddress(location), ...pickLanguage(location) };
  return enteredAddress(sightAddress({ ...location, cityName: town }), page);
}

/** Returns the name of the page's city in its own language: `Rome` → `Roma`. Undefined for any other town. */
function localName({ cityName: town }: PostalAddress, page: AddressPage): string | undefined {
  const { city = "" } = page.place;
  const language = localLanguage(page);
  const isCity = [findPageCity(page)?.name.text, cityName(city, page.locale.code)].includes(town);
  return isCity && isLocaleCode(language) ? cityName(city, language) : undefined;
}

/** Whether all letters of a text are Latin ones; also of a text without letters. */
export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

function localLanguage({ place, locale }: AddressPage): string {
  return taxiPhrases.get(place.country ?? "")?.language ?? locale.tag;
}
