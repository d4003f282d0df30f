import * as v from "valibot";
import { maxSearchLength } from "../../routing/search-address.ts";

/** The words of a search as they were typed: letters and digits, at most 60 characters. */
export function searchWords() {
  return v.pipe(v.string(), v.transform(toWords), v.nonEmpty(), v.maxLength(maxSearchLength), v.check(isWords));
}

/** `Old  Town!` → `Old Town`. An apostrophe has one form: `What’s` → `What's`. */
function toWords(text: string): string {
  const letters = text.normalize("NFKC").replaceAll("’", "'");
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}'-]+/gu, " ").trim();
}

function isWords(text: string): boolean {
  return toWords(text) === text;
}
