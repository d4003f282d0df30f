import { splitText, type WordsAround } from "../../i18n/split-text.ts";
import type { Translator } from "../../i18n/translator.ts";

/** Returns the words around the lowest price: "from " before it in English, "부터" after it in Korean. */
export function splitFromWords(t: Translator): WordsAround {
  return splitText(t, "product.from", "price");
}
