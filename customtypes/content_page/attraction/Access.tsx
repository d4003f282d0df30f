import { Disclosure, DisclosureList } from "../../../ui/primitives/Disclosure.tsx";
import { FactList } from "../../../ui/primitives/FactList.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { SourceLine } from "../sight/SourceLine.tsx";
import { accessFacts } from "./access-facts.ts";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";

/** Whether a wheelchair, a pushchair or a companion can come along, and who says so (rows X11 and P22). */
export function Access({ fields, page }: AttractionProps) {
  const { t } = page;
  const facts = accessFacts(fields, page);
  if (facts.length === 0) return null;
  return (
    <Section id="access" title={t("venue.accessibility")}>
      <FactList facts={facts.map(({ icon, name, value }) => ({ icon, term: name, value }))} />
      <div className={css.sources}>
        <DisclosureList>
          <Disclosure title={t("sight.facts.sources")}>
            {facts.map(({ name, source }, index) => (
              <SourceLine key={index} source={source} page={page} of={name} />
            ))}
          </Disclosure>
        </DisclosureList>
      </div>
    </Section>
  );
}
