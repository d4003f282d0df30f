/**
 * Loads the code that offers another language (E13), where the page is written in one that the browser prefers. Only the first
 * page of a visit does.
 */
export function loadLanguageOffer(signal: AbortSignal): void {
  const isFirst = !document.referrer.startsWith(`${location.origin}/`);
  if (!isFirst || navigator.language.startsWith(document.documentElement.lang)) return;
  const alternates = navigator.languages.map((each) => `link[rel=alternate][hreflang^="${each.slice(0, 2)}"]`);
  if (document.querySelector(alternates.join() || "none") === null) return;
  const load = async () => {
    const { offerLanguage } = await import("./offer-language.ts");
    await offerLanguage(signal);
  };
  void load().catch(console.error);
}
