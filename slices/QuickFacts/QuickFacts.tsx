import type { SliceProps } from "../../renderer/define-slice.tsx";
import { FactList, knownFacts } from "../../ui/primitives/FactList.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { QuickFactsFields } from "./index.ts";

/** Renders what a visitor wants to know first: terms with their values. */
export function QuickFacts({ fields, id, page }: SliceProps<QuickFactsFields>) {
  const facts = knownFacts(
    fields.items.map(({ icon, term, value }) => ({ icon, term: page.text(term), value: page.text(value) })),
  );
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <FactList facts={facts} />
    </Section>
  );
}
