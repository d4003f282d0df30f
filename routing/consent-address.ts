/** Returns the address of the question for consent, in the language of a BCP 47 tag: `/api/consent/?lang=zh-Hant`. */
export function consentAddress(tag: string): string {
  return `/api/consent/?lang=${tag}`;
}
