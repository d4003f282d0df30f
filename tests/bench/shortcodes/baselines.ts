import type { Implementation } from "./implementation.ts";

const tag = /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+="[^"]*")*)\s*\/?\]/g;
const attribute = /([\w-]+)="([^"]*)"/g;

export const regex: Implementation = {
  name: "String.replace with a regex",
  does: "tag by tag; double quotes only, the tags and the text between; no pairing, no escapes, no offsets, nothing checked",
  parse: (text) => {
    const segments: unknown[] = [];
    let done = 0;
    text.replace(tag, (whole, slash: string, name: string, attributes: string, at: number) => {
      segments.push(text.slice(done, at), { slash, name, attributes: readTagAttributes(attributes) });
      done = at + whole.length;
      return whole;
    });
    return [...segments, text.slice(done)];
  },
  expand: (text) =>
    text.replace(tag, (_whole, _slash, name: string, attributes: string) =>
      name === "price" ? `€${readTagAttributes(attributes)["tgid"]}` : "",
    ),
};

function readTagAttributes(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(attribute)) attributes[name] = value;
  return attributes;
}

export const plainScan: Implementation = {
  name: "plain scan",
  onlyParses: true,
  does: 'counts "[" by indexOf, and that is all',
  parse: (text) => {
    let count = 0;
    for (let at = text.indexOf("["); at !== -1; at = text.indexOf("[", at + 1)) count += 1;
    return count;
  },
};
