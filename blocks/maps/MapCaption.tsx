import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import * as css from "./map.css.ts";
import type { MapPlace } from "./map-place.ts";
import { streetMapUrl } from "./street-map-url.ts";

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
