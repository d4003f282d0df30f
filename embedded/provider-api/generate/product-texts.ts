import type { ProductSource } from "../source/product.ts";
import type { Texts } from "../source/translations.ts";
import { fill, fillTexts, languages, type Words } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";

/** What the patterns of a product may name: the subject's words and those the template has for its city. */
function wordsOf({ template, subject }: Pick<PlannedProduct, "template" | "subject">): Words {
  return { ...subject.words, ...template.cities?.[subject.city.code] };
}

const numbered = { en: "{name} (No. {edition})", de: "{name} (Nr. {edition})", ar: "{name} (رقم {edition})" };

/** Variations of a product have a number, so that no two in a city are called the same. */
export function nameOf(planned: PlannedProduct): Texts {
  const name = fillTexts(planned.template.name, wordsOf(planned));
  if (planned.edition === 1) return name;
  const edition = String(planned.edition);
  return fillTexts(numbered, { name, edition: { en: edition, de: edition, ar: edition } });
}

export function highlightsOf(planned: PlannedProduct): ProductSource["highlights"] {
  const { highlights } = planned.template;
  const words = wordsOf(planned);
  const [en, de, ar] = languages.map((language) =>
    (highlights[language] ?? highlights.en).map((line) => fill(line, words, language)),
  );
  return { en: en ?? [], de: de ?? [], ar: ar ?? [] };
}
