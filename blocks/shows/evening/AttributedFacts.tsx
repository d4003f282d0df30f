import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./AttributedFacts.css.ts";

export interface AttributedFact {
  readonly fact: string;
  /** Words that name the source: `Source: the theatre`. */
  readonly attribution: string;
}

interface AttributedFactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly AttributedFact[];
}

/** Renders a section of facts, each with its source. Renders nothing without facts. */
export function AttributedFacts({ id, title, facts }: AttributedFactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <StyleSheet of={css} />
      <ul role="list" className={css.list}>
        {facts.map(({ fact, attribution }) => (
          <li key={fact} className={css.row}>
            {fact}
            <span className={css.soft}>{attribution}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
