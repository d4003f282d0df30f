import { documentId } from "../../../embedded/content-service/files/identity.ts";
import { typeOf, uidOf } from "./generate.ts";
import { commonWord, rareWord } from "./vocabulary.ts";

export interface Question {
  readonly name: string;
  /** The query about a page of the repository. */
  readonly q: (page: number) => string;
  readonly orderings?: (page: number) => string;
}

/** What every page of a site begins with. */
export const byUid: Question = {
  name: "by uid",
  q: (page) => `[[at(my.${typeOf(page)}.uid, "${uidOf(page)}")]]`,
};

/** What sites ask for. */
export const questions: readonly Question[] = [
  byUid,
  { name: "by id", q: (page) => `[[at(document.id, "${idOf(page)}")]]` },
  { name: "by tag", q: (page) => `[[at(document.tags, ["${uidOf(page)}"])]]` },
  { name: "equality filter", q: (page) => `[[at(my.${typeOf(page)}.category, "category-${page % 300}")]]` },
  {
    name: "range, ordered by it",
    q: (page) => `[[number.inRange(my.${typeOf(page)}.price, ${page % 900}, ${(page % 900) + 10})]]`,
    orderings: (page) => `[my.${typeOf(page)}.price desc]`,
  },
  { name: "linked to", q: (page) => `[[at(my.${typeOf(page)}.parent, "${idOf(Math.floor(page / 50))}")]]` },
  { name: "page 1 of a type", q: (page) => `[[at(document.type, "${typeOf(page)}")]]` },
  {
    name: "page 1 of a type, by field",
    q: (page) => `[[at(document.type, "${typeOf(page)}")]]`,
    orderings: (page) => `[my.${typeOf(page)}.price]`,
  },
  { name: "fulltext, rare word", q: () => `[[fulltext(document, "${rareWord}")]]` },
  { name: "fulltext, common word", q: () => `[[fulltext(document, "${commonWord}")]]` },
];

function idOf(page: number): string {
  return documentId({ type: typeOf(page), uid: uidOf(page), lang: "en-us" });
}
