import { ticketValidityText } from "../../catalog/ticket/validity-text.ts";
import { languageOf, type LocalizedLines } from "../../i18n/localized-text.ts";
import type { IconName } from "../../ui/primitives/icons.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
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
        <Lines lines={product.inclusions} icon="check" title={t("experience.included")} />
        <Lines lines={product.exclusions} icon="x" title={t("experience.notIncluded")} />
        {validity !== undefined && <Lines lines={{ lines: [validity] }} icon="calendar" title={t("buses.validity")} />}
      </div>
    </Section>
  );
}

interface LinesProps {
  readonly lines: LocalizedLines;
  readonly icon: IconName;
  readonly title: string;
}

function Lines({ lines, icon, title }: LinesProps) {
  if (lines.lines.length === 0) return null;
  return (
    <div>
      <h3 className={css.subtitle}>{title}</h3>
      <ul role="list" className={css.lines} {...languageOf(lines)}>
        {lines.lines.map((line) => (
          <li key={line} className={css.line}>
            <Icon name={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
