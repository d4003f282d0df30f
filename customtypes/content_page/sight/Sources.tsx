import type { PageContext } from "../../../renderer/index.ts";
import { Disclosure, DisclosureList } from "../../../ui/primitives/Disclosure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ContentFields } from "../fields.ts";
import { SourceLine } from "./SourceLine.tsx";
import { enteredSource } from "./sources.ts";

interface SourcesProps {
  readonly fields: Pick<ContentFields, "sources">;
  readonly page: PageContext;
}

/** Who says what the text of a page says. */
export function Sources({ fields, page }: SourcesProps) {
  const sources = fields.sources.flatMap((entered) => enteredSource(entered, page) ?? []);
  if (sources.length === 0) return null;
  return (
    <Section id="sources">
      <DisclosureList>
        <Disclosure title={page.t("sight.facts.sources")}>
          {sources.map((source) => (
            <SourceLine key={source.name} source={source} page={page} />
          ))}
        </Disclosure>
      </DisclosureList>
    </Section>
  );
}
