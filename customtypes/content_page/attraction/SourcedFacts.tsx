import type { PageContext } from "../../../renderer/index.ts";
import { Disclosure, DisclosureList } from "../../../ui/primitives/Disclosure.tsx";
import { type Fact, FactList } from "../../../ui/primitives/FactList.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { SourceLine } from "../sight/SourceLine.tsx";
import type { Source } from "../sight/sources.ts";
import * as css from "./attraction.css.ts";

interface SourcedFactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly (Fact & { readonly source: Source })[];
  readonly page: PageContext;
}

/** A section of facts, and who says each of them. Nothing without facts. */
export function SourcedFacts({ id, title, facts, page }: SourcedFactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <FactList facts={facts} />
      <div className={css.sources}>
        <DisclosureList>
          <Disclosure title={page.t("sight.facts.sources")}>
            {facts.map(({ term, source }, index) => (
              <SourceLine key={index} source={source} page={page} of={term} />
            ))}
          </Disclosure>
        </DisclosureList>
      </div>
    </Section>
  );
}
