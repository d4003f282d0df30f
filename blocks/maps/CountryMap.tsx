import type { Locale } from "../../i18n/locales.ts";
import type { Drawing } from "./draw-map.ts";
import { canvas } from "./frame.ts";
import * as css from "./map.css.ts";
import { MapPaper } from "./MapPaper.tsx";

interface Props {
  readonly drawing: Drawing;
  readonly locale: Locale;
}

/** The map of a country as SVG. The caption says the same in words. */
export function CountryMap({ drawing: { home, abroad, ...paper }, locale }: Props) {
  return (
    <MapPaper className={css.map} locale={locale} {...paper}>
      <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} className={css.land}>
        <path d={abroad} className={css.abroad} />
        <path d={home} className={css.home} />
      </svg>
    </MapPaper>
  );
}
