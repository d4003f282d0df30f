import { unbrokenPostalCode } from "../../../catalog/place/place.ts";
import { languageOf } from "../../../i18n/localized-text.ts";
import { MapFigure } from "../../../ui/map/MapFigure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";

/** Where it begins: the address, and the place on our own map where its coordinates are known (row P18). */
export function MeetingPoint({ data: { product }, page: { locale, t } }: ExperienceProps) {
  const place = product.startLocation;
  if (place === undefined) return null;
  const { latitude, longitude, address, cityName } = place;
  const city = [unbrokenPostalCode(place), cityName].filter((part) => part !== "").join(" ");
  const text = [address, city].filter((part) => part !== "").join(", ");
  if (text === "") return null;
  const language = languageOf(place);
  return (
    <Section id="meeting-point" title={t("experience.meetingPoint")}>
      {latitude === undefined || longitude === undefined ? (
        <p>
          <bdi {...language}>{text}</bdi>
        </p>
      ) : (
        <MapFigure
          place={{ name: address || cityName, address, latitude, longitude, ...language }}
          locale={locale}
          t={t}
        >
          <bdi {...language}>{text}</bdi>
        </MapFigure>
      )}
    </Section>
  );
}
