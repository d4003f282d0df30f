import { IconLines } from "../../../ui/primitives/IconLines.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Highlights of a product, and what its price includes and excludes. */
export function Inclusions({ data: { product }, page: { t } }: ExperienceProps) {
  const { highlights, inclusions, exclusions } = product;
  return (
    <>
      {highlights.lines.length > 0 && (
        <Section id="highlights" title={t("experience.highlights")}>
          <IconLines lines={highlights} icon="sparkles" />
        </Section>
      )}
      {(inclusions.lines.length > 0 || exclusions.lines.length > 0) && (
        <Section id="included" title={t("experience.included")}>
          <div className={css.pair}>
            <IconLines lines={inclusions} icon="check" />
            <IconLines lines={exclusions} icon="x" tone="quiet" title={t("experience.notIncluded")} />
          </div>
        </Section>
      )}
    </>
  );
}
