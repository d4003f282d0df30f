import { languageOf, type LocalizedLines } from "../../../i18n/localized-text.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { IconName } from "../../../ui/primitives/icons.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** What it is about, and what the price includes and does not. */
export function Inclusions({ data: { product }, page: { t } }: ExperienceProps) {
  const { highlights, inclusions, exclusions } = product;
  return (
    <>
      {highlights.lines.length > 0 && (
        <Section id="highlights" title={t("experience.highlights")}>
          <Lines lines={highlights} icon="sparkles" />
        </Section>
      )}
      {(inclusions.lines.length > 0 || exclusions.lines.length > 0) && (
        <Section id="included" title={t("experience.included")}>
          <div className={css.pair}>
            <Lines lines={inclusions} icon="check" />
            <Lines lines={exclusions} icon="x" title={t("experience.notIncluded")} />
          </div>
        </Section>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: LocalizedLines;
  readonly icon: IconName;
  readonly title?: string;
}

function Lines({ lines, icon, title }: LinesProps) {
  if (lines.lines.length === 0) return null;
  return (
    <div>
      {title !== undefined && <h3 className={css.subtitle}>{title}</h3>}
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
