import { ticketValidityText } from "../../catalog/ticket/validity-text.ts";
import { IconLines } from "../../ui/primitives/IconLines.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { BusesProps } from "./buses-props.ts";
import * as css from "./HohoRoutes.css.ts";

/** Renders what the best ticket includes, does not, and until when it can be used. */
export function TourDetails({ buses: { products }, id, page: { t, locale } }: BusesProps) {
  const [product] = products;
  if (product === undefined) return null;
  const validity = ticketValidityText(product.validity, locale, t);
  return (
    <Section id={id} title={t("buses.details")}>
      <div className={css.details}>
        <IconLines lines={product.inclusions} icon="check" title={t("experience.included")} />
        <IconLines lines={product.exclusions} icon="x" tone="quiet" title={t("experience.notIncluded")} />
        {validity !== undefined && (
          <IconLines lines={{ lines: [validity] }} icon="calendar" title={t("buses.validity")} />
        )}
      </div>
    </Section>
  );
}
