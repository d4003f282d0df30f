import type { Texts } from "../source/translations.ts";
import { fillTexts } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";
import { wordsOf } from "./words.ts";

const numbered = { en: "{name} (No. {edition})", de: "{name} (Nr. {edition})", ar: "{name} (رقم {edition})" };

/** Variations of a product have a number, so that no two in a city are called the same. */
export function nameOf(planned: PlannedProduct): Texts {
  const name = fillTexts(planned.template.name, wordsOf(planned));
  if (planned.edition === 1) return name;
  const edition = String(planned.edition);
  return fillTexts(numbered, { name, edition: { en: edition, de: edition, ar: edition } });
}
