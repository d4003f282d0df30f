import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { drawMap } from "./draw-map.ts";
import * as css from "./map.css.ts";
import type { MapPlace } from "./map-place.ts";

interface Props {
  readonly place: MapPlace;
  readonly locale: Locale;
  readonly t: Translator;
  readonly children: ReactNode;
}

/** A map with its caption. It stands in a paragraph, so that all of it is phrasing content. */
export function MapFigure({ place, locale, t, children }: Props) {
  const drawing = drawMap(place, locale);
  return (
    <span role="figure" aria-label={t("map.label", { place: place.name })} className={css.figure}>
      <StyleSheet of={css} />
      {drawing && <CountryMap drawing={drawing} locale={locale} />}
      <span className={css.caption}>
        <span>{children}</span>
        <a href={streetMapUrl(place)} rel="noopener" className={css.open}>
          {t("map.open")}
        </a>
      </span>
    </span>
  );
}

/** Returns the address of a street map with the place marked, at the scale of streets. */
function streetMapUrl({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
