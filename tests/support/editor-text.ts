import * as fc from "fast-check";

const tokens = [
  "[",
  "]",
  "[[",
  "]]",
  "/",
  "=",
  " ",
  "\n",
  '"',
  "'",
  "“",
  "”",
  "„",
  "’",
  "&quot;",
  "price",
  "prise",
  "year",
  "constructor",
  "__proto__",
  "tgid",
  "fallback",
  "1",
  "é",
  "🎭",
  "ع",
  "\u0000",
  "\ud83c",
  "[year]",
  "[price tgid=1]",
  "[[year]]",
];

/** Text out of what shortcodes are made of, so that property tests meet whole, half and broken ones. */
export function editorText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...tokens), { maxLength: 30 }).map((parts) => parts.join(""));
}
