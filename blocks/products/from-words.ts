import type { Translator } from "../../i18n/translator.ts";

/** Stands for the amount while its message is formatted; no text has it. */
const amount = "\uFFFC";

/** The words around a price that others start at. One of them is empty. */
export interface FromWords {
  readonly before: string;
  readonly after: string;
}

/** Returns the words around the lowest price: "from " before it in English, "부터" after it in Korean. */
export function splitFromWords(t: Translator): FromWords {
  const [before = "", after = ""] = t("product.from", { price: amount }).split(amount);
  return { before, after };
}
