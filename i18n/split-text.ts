import type { MessageKey, Translator } from "./translator.ts";

/** Stands for a value while its message is formatted; no text has it. */
const value = "\uFFFC";

/** The words of a message around one of its values. One of them may be empty. */
export interface WordsAround {
  readonly before: string;
  readonly after: string;
}

/** Returns the words around a value that has its own element: `product.from` → "from " before, "부터" after. */
export function splitText(t: Translator, key: MessageKey, name: string): WordsAround {
  const [before = "", after = ""] = t(key, { [name]: value }).split(value);
  return { before, after };
}
