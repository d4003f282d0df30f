import type { ReactNode } from "react";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import {
  alikeVariants,
  type ComparedFact,
  variantDifferences,
} from "../../../catalog/experience/variant-differences.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { type VariantDeadline, variantDeadlines } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { variantFact } from "./facts-in-words.ts";
import { Glossary } from "./Glossary.tsx";
import * as css from "./Options.css.ts";

/** The ways to buy it in one table of what differs, with its words explained (rows P15 and X7). */
export function Options({ data, page }: ExperienceProps) {
  const { t } = page;
  const groups = alikeVariants(data.variants);
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
          <tbody>
            {facts.map((fact) => (
              <FactRow key={fact} fact={fact} variants={variants} page={page} />
            ))}
            {inclusions.map(({ text, includedIn }) => (
              <Row key={text} label={text} variants={variants}>
                {({ id }) => (
                  <Icon
                    name={includedIn.has(id) ? "check" : "minus"}
                    label={t(includedIn.has(id) ? "experience.yes" : "experience.no")}
                  />
                )}
              </Row>
            ))}
            {deadlines.length > 0 && <DeadlineRow deadlines={deadlines} variants={variants} data={data} page={page} />}
          </tbody>
        </table>
      </div>
      <Glossary variants={variants} t={t} />
    </Section>
  );
}

interface RowProps {
  readonly label: string;
  readonly variants: readonly Variant[];
  readonly children: (variant: Variant) => ReactNode;
}

function Row({ label, variants, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.fact}>
        {label}
      </th>
      {variants.map((variant) => (
        <td key={variant.id} className={css.cell}>
          {children(variant)}
        </td>
      ))}
    </tr>
  );
}

interface FactRowProps extends Pick<ExperienceProps, "page"> {
  readonly fact: ComparedFact;
  readonly variants: readonly Variant[];
}

function FactRow({ fact, variants, page }: FactRowProps) {
  return (
    <Row label={page.t(`experience.rows.${fact}`)} variants={variants}>
      {(variant) => <bdi>{variantFact(fact, variant, page) || "–"}</bdi>}
    </Row>
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

interface DeadlineRowProps extends ExperienceProps {
  readonly variants: readonly Variant[];
  readonly deadlines: readonly VariantDeadline[];
}

/** Until when a start of each variant is cancelled for free, and which start that is. */
function DeadlineRow({ deadlines, variants, data: { product }, page }: DeadlineRowProps) {
  const inZone = (moment: number) => momentInZone(moment, product.timeZone, page.locale);
  return (
    <Row label={page.t("experience.deadlineRow", { city: product.cityName.text })} variants={variants}>
      {({ id }) => {
        const found = deadlines.find(({ variant }) => variant.id === id);
        if (found?.deadline.kind !== "until") return "–";
        return (
          <>
            {inZone(found.deadline.moment)}
            <br />
            <span className={css.fact}>{page.t("experience.deadlineFor", { moment: inZone(found.startsAt) })}</span>
          </>
        );
      }}
    </Row>
  );
}
