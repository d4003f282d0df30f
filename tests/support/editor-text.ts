import * as fc from "fast-check";

const letters = ["é", "🎭", "ع", "字", "\u0000", "\ud83c", "\udfad", "\u202e", "\u2028", "&", "&amp;", "<b>"];
const spaces = [" ", "  ", "\n", "\t", "\u00a0", "\u200b", "\u202f"];
const brackets = ["[", "]", "[[", "]]", "[/", "/]", "/", "="];
const names = ["price", "prise", "year", "box", "constructor", "__proto__", "tgid", "tgdi", "fallback", "hide", "1"];

/** Quotation marks: straight, curly, and as complete and incomplete entities. */
const quotes = [
  '"',
  "'",
  "“",
  "”",
  "„",
  "«",
  "»",
  "‘",
  "’",
  "&quot;",
  "&#34;",
  "&#39;",
  "&ldquo;",
  "&rdquo;",
  "&#8220;",
  "&quot",
];

const whole = ["[year]", "[price tgid=1]", "[price tgid=404]", "[[year]]", "[box]", "[/box]", "[box hide]", "[/year]"];

/** Generates text with complete, incomplete, malformed and nested shortcodes, for property tests. */
export function editorText(): fc.Arbitrary<string> {
  const { text } = fc.letrec<{ readonly text: string; readonly part: string }>((tie) => ({
    text: fc.array(tie("part"), { maxLength: 12 }).map((parts) => parts.join("")),
    part: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.constantFrom(...letters, ...spaces, ...brackets, ...names, ...quotes),
      fc.constantFrom(...whole),
      fc.string({ unit: "binary", maxLength: 5 }),
      tag(),
      tie("text").map((inside) => `[box]${inside}[/box]`),
      tie("text").map((inside) => `[price tgid="2"]${inside}[/price]`),
    ),
  }));
  return text;
}

/** Generates text without brackets, so without shortcodes. */
export function plainText(): fc.Arbitrary<string> {
  return editorText().map((text) => text.replaceAll("[", ""));
}

/** Generates a tag that looks like a shortcode, and sometimes is one. */
function tag(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...names), fc.array(attribute(), { maxLength: 3 }), fc.constantFrom("]", "/]", " /]", ""))
    .map(([name, attributes, end]) => `[${name}${attributes.join("")}${end}`);
}

function attribute(): fc.Arbitrary<string> {
  const quote = fc.constantFrom("", ...quotes);
  return fc
    .tuple(
      fc.constantFrom(...spaces),
      fc.constantFrom(...names),
      quote,
      fc.constantFrom(...names, "a b", "[year]"),
      quote,
    )
    .map(([space, name, opening, value, closing]) => `${space}${name}=${opening}${value}${closing}`);
}
