import { visitorStorage } from "../../storage/installed-storage.ts";

/** Milliseconds (specification §6). */
const delayMs = 1000;

/**
 * Returns a function to call at each change of consent. Where marketing is allowed and the marker cookie is absent, it loads
 * a partner's script a second later (row H31). Then it sets the cookie. A page loads the script once. Nothing ends a script
 * that runs but the end of its page: a withdrawal reloads the page.
 */
export function partnerScriptLoader(address: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;
  const load = () => {
    if (!isDue()) return;
    isLoaded = true;
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", () => void visitorStorage.write("partner-script", "1"));
    document.head.append(script);
  };
  return () => {
    clearTimeout(waiting);
    if (isLoaded && !visitorStorage.allows("marketing")) reloadWithout();
    else if (address !== "" && !isLoaded && isDue()) waiting = setTimeout(load, delayMs);
  };
}

/** Reloads the page. What its script still stores until then is removed at the end of it. */
function reloadWithout(): void {
  addEventListener("pagehide", visitorStorage.removeRefused, { once: true });
  location.reload();
}

function isDue(): boolean {
  return visitorStorage.allows("marketing") && visitorStorage.read("partner-script") === "";
}
