import type { ProductSource } from "../source/product.ts";
import type { Texts } from "../source/translations.ts";
import { fillLines, fillTexts, type Words } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";

/** Returns the words for a product's patterns: the subject's, and those that the template has for its city. */
function listWords({ template, subject }: Pick<PlannedProduct, "template" | "subject">): Words {
  return { ...subject.words, ...template.cities?.[subject.city.code] };
}

const numbered = {
  en: "{name} (No. {edition})",
  ar: "{name} (رقم {edition})",
  de: "{name} (Nr. {edition})",
  es: "{name} (n.º {edition})",
  fr: "{name} (n° {edition})",
  id: "{name} (No. {edition})",
  it: "{name} (n. {edition})",
  ja: "{name}（{edition}）",
  ko: "{name}({edition}호)",
  nl: "{name} (nr. {edition})",
  pl: "{name} (nr {edition})",
  pt: "{name} (n.º {edition})",
  zh_hans: "{name}（{edition}号）",
  zh_hant: "{name}（{edition}號）",
};

/** Variations of a product have a number, so that no two in a city are called the same. */
export function makeName(planned: PlannedProduct): Texts {
  const name = fillTexts(planned.template.name, listWords(planned));
  if (planned.edition === 1) return name;
  return fillTexts(numbered, { name, edition: String(planned.edition) });
}

export function makeHighlights(planned: PlannedProduct): ProductSource["highlights"] {
  return fillLines(planned.template.highlights, listWords(planned));
}
