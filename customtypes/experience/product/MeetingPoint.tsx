import { type PostalAddress, toGeoPoint, unbrokenPostalCode } from "../../../catalog/place/place.ts";
import { pickLanguage } from "../../../i18n/localized-text.ts";
import { NeighborhoodFigure } from "../../../blocks/maps/NeighborhoodFigure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { cityLandmarks } from "../../../blocks/places/city-landmarks.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { cityWithMap } from "./city-with-map.ts";

/** Renders the address of a meeting point or a show's house, with a map if its coordinates are known (P18). */
export function MeetingPoint({ data: { product }, page: { locale, snapshot, t } }: ExperienceProps) {
  const place = product.startLocation;
  const text = place === undefined ? "" : inOneLine(place);
  if (place === undefined || text === "") return null;
  const [point, language] = [toGeoPoint(place), pickLanguage(place)];
  const address = <bdi {...language}>{text}</bdi>;
  return (
    <Section id="meeting-point" title={t(product.show ? "show.venue" : "experience.meetingPoint")}>
      {point === undefined ? (
        <p>{address}</p>
      ) : (
        <NeighborhoodFigure
          place={{ name: place.address || place.cityName, address: place.address, ...point, ...language }}
          landmarks={cityLandmarks(cityWithMap(product), snapshot)}
          locale={locale}
          t={t}
        >
          {address}
        </NeighborhoodFigure>
      )}
    </Section>
  );
}

function inOneLine(place: PostalAddress): string {
  const city = [unbrokenPostalCode(place), place.cityName].filter((part) => part !== "").join(" ");
  return [place.address, city].filter((part) => part !== "").join(", ");
}
