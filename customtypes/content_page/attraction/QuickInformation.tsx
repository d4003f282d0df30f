import { Disclosure, DisclosureList } from "../../../ui/primitives/Disclosure.tsx";
import { FactList } from "../../../ui/primitives/FactList.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { type FactName, quickFacts } from "./quick-facts.ts";
import { SourceLine } from "../sight/SourceLine.tsx";

const terms = {
  Address: "sight.facts.address",
  "Recommended duration": "sight.facts.duration",
  Timings: "sight.facts.timings",
  "Expected wait": "sight.facts.wait",
  "Expected wait, skip the line": "sight.facts.waitSkipLine",
  Entrances: "sight.facts.entrances",
  "Visitors per year": "sight.facts.visitors",
  "UNESCO year": "sight.facts.unesco",
  "Architecture style": "sight.facts.style",
  Height: "sight.facts.height",
  Size: "sight.facts.size",
} as const satisfies Record<FactName, string>;

/** What a visitor wants to know first, and who says each of it (row C4). */
export function QuickInformation({ fields, page }: AttractionProps) {
  const { t } = page;
  const facts = quickFacts(fields, page);
  if (facts.length === 0) return null;
  return (
    <Section id="facts" title={t("sight.facts.title")}>
      <FactList facts={facts.map(({ name, icon, value }) => ({ icon, term: t(terms[name]), value }))} />
      <div className={css.sources}>
        <DisclosureList>
          <Disclosure title={t("sight.facts.sources")}>
            {facts.map(({ name, source }) => (
              <SourceLine key={name} source={source} page={page} of={t(terms[name])} />
            ))}
          </Disclosure>
        </DisclosureList>
      </div>
    </Section>
  );
}
