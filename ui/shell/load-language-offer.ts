/**
 * Loads the code that offers the language that the browser prefers, if the page is written in it (E13). Only the first page of a
 * visit does.
 */
export async function loadLanguageOffer(signal: AbortSignal): Promise<void> {
  const isFirst = !document.referrer.startsWith(`${location.origin}/`);
  const tag = isFirst ? findOffered(navigator.languages) : undefined;
  if (tag === undefined) return;
  const { offerLanguage } = await import("./offer-language.ts");
  await offerLanguage(tag, signal);
}

/**
 * Returns the first of these languages in which the page is written, as pages name it: `zh-TW` → `zh-Hant`. Undefined if that
 * is the page's own, or none is.
 */
function findOffered(preferred: readonly string[]): string | undefined {
  const own = document.documentElement.lang;
  const alternates = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
  const tags = [own, ...[...alternates].map(({ hreflang }) => hreflang)];
  const [first] = preferred.flatMap((each) => tags.filter((tag) => writtenForm(tag) === writtenForm(each)));
  return first === own ? undefined : first;
}

/** Returns the language and the script of a tag: `de-AT` → `de-Latn`. One that is malformed stays as it is. */
function writtenForm(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
