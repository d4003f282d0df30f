import { formatDuration } from "../../../catalog/product/product-duration.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** The stops in the order of visit, each with its length and whether entry is included (P20). */
export function Itinerary({ data: { product }, page: { locale, t } }: ExperienceProps) {
  const { itinerary } = product.facts;
  if (itinerary.length === 0) return null;
  return (
    <Section id="itinerary" title={t("experience.itinerary")}>
      <ol className={css.stops}>
        {itinerary.map(({ name, minutes, admission }, index) => {
          const entry = admission === undefined ? "" : t(`experience.admission.${admission}`);
          return (
            <li key={index} className={css.stop}>
              <strong>
                <Localized text={name} />
              </strong>
              <div className={css.soft}>{joinTexts("phrases", [formatDuration(minutes, locale), entry], t)}</div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
