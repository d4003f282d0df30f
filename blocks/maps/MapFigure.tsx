import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { drawMap } from "./draw-map.ts";
import * as css from "./map.css.ts";
import { formatMapLabel } from "./format-map-label.ts";
import { MapCaption } from "./MapCaption.tsx";
import type { MapPlace } from "./map-place.ts";

export interface MapFigureProps {
  readonly place: MapPlace;
  readonly locale: Locale;
  readonly t: Translator;
  /** The place in words. */
  readonly children: ReactNode;
}

/** A place in its country, with a caption. It stands in a paragraph, so that all of it is phrasing content. */
export function MapFigure({ place, locale, t, children }: MapFigureProps) {
  const drawing = drawMap(place, locale);
  return (
    <span role="figure" aria-label={formatMapLabel(place, t)} className={css.figure}>
      <StyleSheet of={css} />
      {drawing && <CountryMap drawing={drawing} locale={locale} />}
      <MapCaption place={place} t={t}>
        {children}
      </MapCaption>
    </span>
  );
}
