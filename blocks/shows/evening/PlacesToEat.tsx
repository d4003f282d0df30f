import type { Coordinates } from "../../../catalog/place/place.ts";
import type { Walk } from "../../../catalog/place/walk.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { distanceText } from "../../maps/distance-text.ts";
import { minutesText } from "../../maps/minutes-text.ts";
import { streetMapUrl } from "../../maps/street-map-url.ts";
import * as css from "./AttributedFacts.css.ts";
import { type EveningFields, listPlacesToEat } from "./places-to-eat.ts";

interface Props {
  readonly entered: EveningFields["places_to_eat"];
  /** Where the theatre is. */
  readonly theatre: Partial<Coordinates> | undefined;
  readonly page: PageContext;
}

/** Renders places to eat around a theatre, the nearest first, each with its walk and its source (X19). */
export function PlacesToEat({ entered, theatre, page }: Props) {
  const { t } = page;
  const places = listPlacesToEat(entered, theatre, page);
  if (places.length === 0) return null;
  return (
    <Section id="places-to-eat" title={t("venue.placesToEat")}>
      <StyleSheet of={css} />
      <ul role="list" className={css.list}>
        {places.map(({ name, address, source, location, walk }) => (
          <li key={name} className={css.row}>
            <bdi translate="no">
              {location === undefined ? name : <TextLink href={streetMapUrl(location)}>{name}</TextLink>}
              {address !== "" && `, ${address}`}
            </bdi>
            {walk && <span className={css.soft}>{walkText(walk, page)}</span>}
            <span className={css.soft}>{t("venue.source", { source })}</span>
          </li>
        ))}
      </ul>
      {places.some(({ walk }) => walk) && <p className={css.note}>{t("map.estimate")}</p>}
    </Section>
  );
}

function walkText({ kilometers, minutes }: Walk, { t, locale }: PageContext): string {
  return t("guide.walk", { distance: distanceText(kilometers, locale), duration: minutesText(minutes, locale) });
}
