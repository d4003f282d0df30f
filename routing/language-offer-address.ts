/** Returns the address of the line that offers a page in the language of a BCP 47 tag: `/api/language-offer/?lang=zh-Hant`. */
export function languageOfferAddress(tag: string): string {
  return `/api/language-offer/?lang=${tag}`;
}
