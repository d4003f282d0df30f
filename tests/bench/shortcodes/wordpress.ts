import { next, replace } from "@wordpress/shortcode";
import type { Contestant } from "./contestant.ts";

// It looks for one name at a time. Outermost first, so that what is enclosed is found in its turn.
const names = ["box", "cta", "price"];

export const wordpress: Contestant = {
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
