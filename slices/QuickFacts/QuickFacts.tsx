import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { QuickFactsFields } from "./index.ts";
import * as css from "./QuickFacts.css.ts";

/** Renders what a visitor wants to know first: terms with their values. Omits a fact that lacks either. */
export function QuickFacts({ fields, id, page }: SliceProps<QuickFactsFields>) {
  const facts = fields.items
    .map(({ icon, term, value }) => ({ icon, term: page.text(term), value: page.text(value) }))
    .filter(({ term, value }) => term !== "" && value !== "");
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <dl className={css.facts}>
        {facts.map(({ icon, term, value }, index) => (
          <div key={index} className={css.fact}>
            <dt className={css.term}>
              <Icon name={icon} />
              {term}
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
