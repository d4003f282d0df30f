import type { Finding } from "./find-words.ts";

/** Stems of verbs that end with -ize. */
const stems =
  "author|canonical|capital|categor|custom|emphas|final|general|initial|local|maxim|memor|minim|normal|optim|organ|parallel|personal|prior|random|recogn|sanit|serial|special|standard|summar|synchron|token|util|visual";

/** British spellings, and how code writes them. `theatre`, `traveller` and `cancelled` are words of upstreams. */
const spellings = [
  ["(behavi|col|fav|flav|harb|hon|neighb|rum)our", "$1or"],
  [`((?:${stems})i)s(?=e|ing|ation|able)`, "$1z"],
  ["(anal)ys(?=e\\b|ed|er|ing)", "$1yz"],
  ["(cent|met)re", "$1er"],
  ["(defen|licen)ce", "$1se"],
  ["(catalog)ue", "$1"],
  ["(program)me(?![dr])", "$1"],
  ["(fulfil)(?!l)", "$1l"],
  ["(misspel)t", "$1led"],
  ["(label|model)l(?=ed(?!by)|ing)", "$1"],
  ["(g)rey", "$1ray"],
].map(([british = "", american = ""]) => ({ british: new RegExp(british, "giu"), american }));

function toAmerican(word: string): string {
  return spellings.reduce((text, { british, american }) => text.replace(british, american), word);
}

/** Finds British spellings in a name or a text: `tileColours`, to write `tileColors`. */
export function findSpellings(text: string): Finding[] {
  return [...text.matchAll(/\w+/gu)].flatMap(({ index, 0: word }) => {
    const american = toAmerican(word);
    return american === word ? [] : [{ offset: index, text: word, hint: `write ${american}` }];
  });
}

/** Finds them in comments. A quotation may be of a text for visitors, which is British. */
export function findProseSpellings(prose: string): Finding[] {
  return findSpellings(prose.replaceAll(/"[^"\n]*"/gu, (quotation) => " ".repeat(quotation.length)));
}
