import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { enteredAddress, isLatin } from "../../blocks/places/local-address.ts";
import { FactList, knownFacts } from "../../ui/primitives/FactList.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { QuickFactsFields } from "./fields.ts";

/** Renders what a visitor wants to know first: terms with their values. */
export function QuickFacts({ fields, id, page }: SliceProps<QuickFactsFields>) {
  const facts = knownFacts(
    fields.items.map(({ icon, term, value }) => ({
      icon,
      term: page.text(term),
      value: markedValue(page.text(value), page),
    })),
  );
  if (facts.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <FactList facts={facts} />
    </Section>
  );
}

/** On an Arabic page, a value in Latin letters is an address or a name of the page's country. It runs from the left. */
function markedValue(value: string, page: SliceProps<QuickFactsFields>["page"]): LocalizedText {
  const isForeign = page.locale.direction === "rtl" && isLatin(value) && /\p{L}/u.test(value);
  return isForeign ? { dir: "ltr", ...enteredAddress(value, page) } : { text: value };
}
