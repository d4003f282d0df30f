import { splitWords } from "./words.ts";

/** Words of travellers’ questions, in the languages of the sites. Names that are searched for do not have them. */
const phrases = [
  "what what's whats on the things thing to do see where which is are there any for and at with",
  "was läuft gibt kann mit machen unternehmen tun der das und für",
  "wat doen kan ik het een voor met zijn",
  "qué hacer hay ver cosas cosa las los una para con",
  "que faire voir choses les des dans pour une peut-on quoi",
  "cosa cose fare che vedere gli nel nella della per",
  "fazer coisas o que ver para nos nas uma",
  "co robić można zobaczyć gdzie jest dla",
  "apa yang bisa dilakukan ada untuk dan di",
  "で の に を は が と も する すること 何 なに",
  "有什么 有什麼 什么 什麼 在 的 有 做 可以",
  "할 것 일 뭐 에서 의",
  "ماذا ما أفعل في من على إلى",
];

const askingWords: ReadonlySet<string> = new Set(phrases.flatMap(splitWords));

/** Returns the words of a search that name something: `What’s on in London` → `in`, `london`. All of them where none does. */
export function namingWords(q: string): string[] {
  const words = splitWords(q);
  const naming = words.filter((word) => !askingWords.has(word));
  return naming.length > 0 ? naming : words;
}
