import type { Amenity } from "../../../catalog/show/show.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { IconName } from "../../../ui/primitives/icons.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

const icons: Readonly<Record<Amenity, IconName>> = {
  RESTAURANT: "utensils",
  CAFE: "coffee",
  PARKING: "car",
  LIFT: "arrow-up-down",
  WHEELCHAIR_ACCESS: "accessibility",
  CLOAKROOM: "shopping-bag",
  WIFI: "wifi",
  TOILETS: "toilet",
  OTHER: "plus",
};

/** Renders the amenities of the house (D23). */
export function Amenities({ venue: { amenities }, page: { t } }: TheatreProps) {
  if (amenities.length === 0) return null;
  return (
    <Section id="amenities" title={t("venue.amenities")}>
      <ul role="list" className={css.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity} className={css.fact}>
            <Icon name={icons[amenity]} />
            {t(`venue.amenity.${amenity}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
