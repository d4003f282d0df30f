import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { drawMap } from "./draw-map.ts";
import * as css from "./map.css.ts";
import type { MapPlace } from "./place-of.ts";
import { streetMapUrl } from "./street-map-url.ts";

interface Props {
  readonly place: MapPlace;
  readonly locale: Locale;
  readonly t: Translator;
  readonly children: ReactNode;
}

/** The map with what it shows in words below it. Stands in a paragraph: phrasing content throughout. */
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
