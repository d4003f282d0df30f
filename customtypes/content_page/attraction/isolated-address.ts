import type { PostalAddress } from "../../../catalog/place/place.ts";
import { sightAddress } from "../../../catalog/sight/sight-address.ts";
import { pickLanguage, type LocalizedText } from "../../../i18n/localized-text.ts";
import { isLatin, localAddress } from "../../../blocks/places/local-address.ts";
import type { PageContext } from "../../../renderer/index.ts";

/**
 * Returns an address as a fact. In Latin letters it runs from the left, also on a page that does not. Where the page's name
 * of the town has other letters, the address has the town's own: `00184 روما` → `00184 Roma`.
 */
export function isolatedAddress(location: PostalAddress, page: PageContext): LocalizedText {
  const address = { ...pickLanguage(location), text: sightAddress(location) };
  if (!/^\P{L}*\p{Script=Latin}/u.test(address.text)) return address;
  const own = isLatin(location.cityName) ? address : localAddress(location, page);
  return page.locale.direction === "rtl" ? { dir: "ltr", ...own } : own;
}
