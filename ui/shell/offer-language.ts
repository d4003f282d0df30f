import { languageOfferAddress } from "../../routing/language-offer-address.ts";

/**
 * Offers the page in a language, as pages name it (E13). A line below the header links to it, and moves nothing. It is read out
 * once it is there, and goes with its button.
 */
export async function offerLanguage(tag: string, signal: AbortSignal): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`#site-language a[hreflang="${tag}"]`);
  if (link === null) return;
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

/** The focus goes on where languages are chosen. */
function close(region: HTMLElement): void {
  region.remove();
  document.querySelector<HTMLElement>("[popovertarget=site-language]")?.focus({ preventScroll: true });
}
