import type { ProductSource } from "../source/product.ts";
import { fill, languages } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";
import { wordsOf } from "./words.ts";

export function highlightsOf(planned: PlannedProduct): ProductSource["highlights"] {
  const { highlights } = planned.template;
  const words = wordsOf(planned);
  const [en, de, ar] = languages.map((language) =>
    (highlights[language] ?? highlights.en).map((line) => fill(line, words, language)),
  );
  return { en: en ?? [], de: de ?? [], ar: ar ?? [] };
}
