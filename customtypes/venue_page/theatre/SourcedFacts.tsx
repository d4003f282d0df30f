import type { PageContext } from "../../../renderer/render/page-context.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { VenueFields } from "../fields.ts";
import * as css from "./TheatrePage.css.ts";

export interface SourcedFact {
  readonly fact: string;
  /** The words that name who says so. */
  readonly source: string;
}

interface SourcedFactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly SourcedFact[];
}

/** A section of facts, each with who says so. Without a fact there is no section. */
export function SourcedFacts({ id, title, facts }: SourcedFactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul role="list" className={css.list}>
        {facts.map(({ fact, source }) => (
          <li key={fact} className={css.row}>
            {fact}
            <span className={css.soft}>{source}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the facts that editors entered with a source. One without a source is omitted. */
export function enteredFacts(entered: VenueFields["accessibility"], page: PageContext): readonly SourcedFact[] {
  return entered
    .map(({ fact, source }) => ({ fact: page.text(fact), source: page.text(source) }))
    .filter(({ fact, source }) => fact !== "" && source !== "")
    .map(({ fact, source }) => ({ fact, source: page.t("venue.source", { source }) }));
}
