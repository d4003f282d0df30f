import type { Translator } from "../../i18n/translator.ts";
import type { MapPlace } from "./map-place.ts";

/** Returns a map's label: `Map: Colosseum`. A name in another language stays in the caption, which marks its language. */
export function formatMapLabel({ name, lang }: Pick<MapPlace, "name" | "lang">, t: Translator): string {
  return lang === undefined ? t("map.label", { place: name }) : t("show.map");
}
