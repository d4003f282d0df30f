import { languageNote } from "../primitives/language-note.ts";
import type { NavigationLink } from "./shell-props.ts";

/** The widths of a header, in rem, from which on its links may stand in a row. Wider ones never have room. */
export const fitWidths = [45, 55, 65, 75] as const;

/** A width of `fitWidths`; 0 where the links have room nowhere. */
export type Fit = (typeof fitWidths)[number] | 0;

interface Contents {
  readonly brand: string;
  readonly links: readonly Pick<NavigationLink, "text" | "hrefLang">[];
  /** Text of the button that opens the categories; empty without any. */
  readonly opener?: string;
  readonly cities: readonly unknown[];
  /** Whether one can search in it; else a link leads to where one can. */
  readonly hasForm: boolean;
}

/** Rem that one character takes: headings are wider than links. */
const linkCharacter = 0.5;
const brandCharacter = 0.75;

/** Rem of what every header has besides: the mark, the heart, the language and the gaps between. */
const always = 17;

/** Rem of the arrow in a button that opens categories, with its gap. */
const arrow = 1.5;

/** Rem of the button that chooses a city, and the least of a form that one can search with. */
const cityButton = 7;
const search = 11;
const searchLink = 3;

/** Estimates from the letters how wide a header must be for its links to stand in a row. */
export function measureHeaderFit({ brand, links, opener = "", cities, hasForm }: Contents): Fit {
  const needed =
    always +
    (hasForm ? search : searchLink) +
    countLatinWidths(brand) * brandCharacter +
    (cities.length === 0 ? 0 : cityButton) +
    (opener === "" ? 0 : measureLinkWidth(opener) + arrow) +
    links.reduce((sum, { text, hrefLang }) => sum + measureLinkWidth(text + languageNote(hrefLang)), 0);
  return fitWidths.find((width) => width >= needed) ?? 0;
}

/** Returns the rem of a link in a row, with its padding. */
function measureLinkWidth(text: string): number {
  return countLatinWidths(text) * linkCharacter + 1.5;
}

/** Returns how many Latin letters are as wide as a text: a letter of China, Japan or Korea is two. */
function countLatinWidths(text: string): number {
  return text.length + (text.match(/[\u1100-\uffdc]/gu)?.length ?? 0);
}
