import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";

interface SearchWords {
  /** Label that names everything a visitor can search for. */
  readonly label: string;
  /** The same in a few words, in an empty field. */
  readonly placeholder: string;
}

/** The provider's category of shows. */
const shows = 7;

/** Returns what can be found on a site. One of a sight has no cities, and a theatre no tours. */
export function searchWords(sells: Site["sells"], t: Translator): SearchWords {
  if (sells === undefined) return { label: t("search.label"), placeholder: t("search.placeholder") };
  return sells.category === shows
    ? { label: t("search.labelShows"), placeholder: t("search.placeholderShows") }
    : { label: t("search.labelTickets"), placeholder: t("search.placeholderTickets") };
}
