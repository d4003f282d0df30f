import { languageOfferAddress } from "../../routing/language-offer-address.ts";

/**
 * Offers the page in the language that the browser prefers, if it is written in that language (E13). A line below the header
 * links to it, and moves nothing. It is read out once it is there, and goes with its button.
 */
export async function offerLanguage(signal: AbortSignal): Promise<void> {
  const tag = findOffered(navigator.languages);
  const link = document.querySelector<HTMLAnchorElement>(`#site-language a[hreflang="${tag}"]`);
  if (tag === undefined || link === null) return;
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  document.querySelector("body > header")?.after(region);
  signal.addEventListener("abort", () => region.remove());
  const response = await fetch(languageOfferAddress(tag), { signal });
  if (!response.ok) return;
  region.innerHTML = await response.text();
  region.querySelector("button")?.addEventListener("click", () => close(region));
  const offer = region.querySelector("a");
  // A choice in the page's list changes the address that the menu leads to.
  const update = () => offer?.setAttribute("href", link.href);
  for (const type of ["pointerenter", "focus"]) offer?.addEventListener(type, update);
  update();
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

/** The focus goes on where languages are chosen. */
function close(region: HTMLElement): void {
  region.remove();
  document.querySelector<HTMLElement>("[popovertarget=site-language]")?.focus({ preventScroll: true });
}
