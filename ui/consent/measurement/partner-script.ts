import type { VisitorStorage } from "../storage/visitor-storage.ts";

/** Milliseconds (H31). */
const delayMs = 1000;

/**
 * Returns a function to call at each change of consent. Where marketing is allowed and the marker cookie is absent, it
 * loads a partner's script a second later (H31). Then it sets the cookie. A page loads the script once. Nothing ends a
 * script that runs but the end of its page: a withdrawal reloads the page.
 */
export function partnerScriptLoader(address: string, storage: VisitorStorage): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;
  const isDue = () => storage.allows("marketing") && storage.read("partner-script") === "";
  const load = () => {
    if (!isDue()) return;
    isLoaded = true;
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", () => void storage.write("partner-script", "1"));
    document.head.append(script);
  };
  return () => {
    clearTimeout(waiting);
    if (isLoaded && !storage.allows("marketing")) reloadWithout(storage);
    else if (address !== "" && !isLoaded && isDue()) waiting = setTimeout(load, delayMs);
  };
}

/** Reloads the page. Entries that its script stores until then are removed when the page ends. */
function reloadWithout({ removeRefused }: VisitorStorage): void {
  addEventListener("pagehide", removeRefused, { once: true });
  location.reload();
}
