import { streetMapUrl } from "../../../blocks/maps/street-map-url.ts";
import { toGeoPoint } from "../../../catalog/place/place.ts";
import type { ProductFacts } from "../../../catalog/product/product-facts.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Places that are not folded. */
const maxOpen = 5;

/** Renders where travellers are picked up: a text, and places that lead to a street map. A long list is folded (P19). */
export function PickUp({ data: { product }, page: { t } }: ExperienceProps) {
  const { pickUp } = product.facts;
  if (pickUp === undefined) return null;
  const { text, points } = pickUp;
  return (
    <Section id="pick-up" title={t("experience.pickUp")}>
      {text.text !== "" && (
        <p>
          <Localized text={text} />
        </p>
      )}
      {points.length > maxOpen ? (
        <details>
          <summary className={css.summary}>{t("experience.allPickUps")}</summary>
          <Points points={points} />
        </details>
      ) : (
        points.length > 0 && <Points points={points} />
      )}
    </Section>
  );
}

function Points({ points }: Pick<NonNullable<ProductFacts["pickUp"]>, "points">) {
  return (
    <ul className={css.points}>
      {points.map(({ name, ...coordinates }, index) => {
        const point = toGeoPoint(coordinates);
        const label = <Localized text={name} />;
        return (
          <li key={index} className={css.day}>
            {point === undefined ? (
              label
            ) : (
              <a href={streetMapUrl(point)} rel="noopener" className={css.link}>
                {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
