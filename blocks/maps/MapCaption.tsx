import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import * as css from "./map.css.ts";
import type { MapPlace } from "./map-place.ts";

interface Props {
  readonly place: MapPlace;
  readonly t: Translator;
  /** The place in words. */
  readonly children: ReactNode;
}

/** The place in words, and the way to a street map. */
export function MapCaption({ place, t, children }: Props) {
  return (
    <span className={css.caption}>
      <span>{children}</span>
      <a href={streetMapUrl(place)} rel="noopener" className={css.open}>
        {t("map.open")}
      </a>
    </span>
  );
}

/** Returns the address of a street map with the place marked, at the scale of streets. */
function streetMapUrl({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
