import type { ReactNode } from "react";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import { type ComparedFact, variantDifferences } from "../../../catalog/experience/variant-differences.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { variantDeadlines } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { variantFact } from "./facts-in-words.ts";
import { Glossary } from "./Glossary.tsx";
import * as css from "./Options.css.ts";

/** The ways to buy it in one table of what differs, with its words explained (rows P15 and X7). */
export function Options({ data, page }: ExperienceProps) {
  const { variants } = data;
  const { t } = page;
  if (variants.length < 2) return null;
  const { facts, inclusions } = variantDifferences(variants);
  return (
    <Section id="options" title={t("experience.options")}>
      <StyleSheet of={css} />
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t("experience.options")}</span>
              </th>
              {variants.map(({ id, name }) => (
                <th key={id} scope="col" className={css.option}>
                  <Localized text={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <FactRow key={fact} fact={fact} data={data} page={page} />
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
            <DeadlineRow data={data} page={page} />
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

function FactRow({ fact, data, page }: ExperienceProps & { readonly fact: ComparedFact }) {
  return (
    <Row label={page.t(`experience.rows.${fact}`)} variants={data.variants}>
      {(variant) => <bdi>{variantFact(fact, variant, page) || "–"}</bdi>}
    </Row>
  );
}

/** Until when the next start of each variant is cancelled for free. */
function DeadlineRow({ data, page }: ExperienceProps) {
  const deadlines = variantDeadlines(data, page);
  if (deadlines.length === 0) return null;
  const textOf = ({ id }: Variant) => {
    const deadline = deadlines.find(({ variant }) => variant.id === id)?.deadline;
    return deadline?.kind === "until" ? momentInZone(deadline.moment, data.product.timeZone, page.locale) : "–";
  };
  return (
    <Row label={page.t("experience.deadlineRow", { city: data.product.cityName.text })} variants={data.variants}>
      {textOf}
    </Row>
  );
}
