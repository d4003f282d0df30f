import { groupAlikeVariants, variantDifferences } from "../../../catalog/experience/variant-differences.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { BookingDays } from "./BookingDays.tsx";
import { type VariantDeadline, variantDeadlines } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { Glossary } from "./Glossary.tsx";
import { DeadlineRow, FactRow, InclusionRow } from "./OptionRows.tsx";
import * as css from "./Options.css.ts";

/** The ways to buy it in one table of what differs, with its words explained (P15, X7). */
export function Options({ data, page }: ExperienceProps) {
  const { t } = page;
  const groups = groupAlikeVariants(data.variants);
  const variants = groups.map(([first]) => first);
  if (variants.length < 2) return null;
  const { facts, inclusions } = variantDifferences(variants);
  const deadlines = differingDeadlines(variants, variantDeadlines(data, page));
  return (
    <Section id="options" title={t("experience.options")}>
      <StyleSheet of={css} />
      {/* Who has no pointer scrolls the table with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t("experience.options")}>
        <table className={css.table}>
          <Columns groups={groups} t={t} />
          <tbody>
            {facts.map((fact) => (
              <FactRow key={fact} fact={fact} variants={variants} page={page} />
            ))}
            {inclusions.map((inclusion) => (
              <InclusionRow key={inclusion.text} inclusion={inclusion} variants={variants} page={page} />
            ))}
            {deadlines.length > 0 && <DeadlineRow deadlines={deadlines} variants={variants} data={data} page={page} />}
            <BookingDays groups={groups} data={data} page={page} />
          </tbody>
        </table>
      </div>
      <Glossary variants={variants} t={t} />
    </Section>
  );
}

interface ColumnsProps {
  /** Variants by column: those of one differ in their names alone. */
  readonly groups: ReturnType<typeof groupAlikeVariants>;
  readonly t: Translator;
}

function Columns({ groups, t }: ColumnsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t("experience.options")}</span>
        </th>
        {groups.map((group) => (
          <th key={group[0].id} scope="col" className={css.option}>
            {group.map(({ id, name }) => (
              <div key={id}>
                <Localized text={name} />
              </div>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The deadlines of variants; none where all have the same. */
function differingDeadlines(
  variants: readonly Variant[],
  known: readonly VariantDeadline[],
): readonly VariantDeadline[] {
  const deadlines = known.filter(({ variant, deadline }) => deadline.kind === "until" && variants.includes(variant));
  const moments = new Set(deadlines.map(({ deadline }) => JSON.stringify(deadline)));
  return moments.size > 1 || deadlines.length < variants.length ? deadlines : [];
}
