import { next, replace } from "@wordpress/shortcode";
import type { Implementation } from "./implementation.ts";

// The library finds one name at a time, so outer names come first.
const names = ["box", "cta", "price"];

export const wordpress: Implementation = {
  name: "@wordpress/shortcode",
  does: "next() from match to match, or replace(), for each of three names; its cache of attributes is warm; no tree",
  parse: (text) => names.map((name) => matches(name, text)),
  expand: (text) => names.reduce(expandName, text),
};

function matches(name: string, text: string): number {
  let count = 0;
  for (
    let match = next(name, text);
    match !== undefined;
    match = next(name, text, match.index + match.content.length)
  ) {
    count += 1;
  }
  return count;
}

function expandName(text: string, name: string): string {
  return replace(name, text, ({ attrs, content = "" }) => (name === "price" ? `€${attrs.named["tgid"]}` : content));
}
