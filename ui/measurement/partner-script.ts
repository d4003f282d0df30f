import { visitorStorage } from "../../storage/installed-storage.ts";

/** Milliseconds (specification §6). */
const delayMs = 1000;

/**
 * Loads a partner's script a second later, where marketing is allowed and the marker cookie is absent (row H31). Then it
 * sets the cookie.
 */
export function loadPartnerScript(address: string): void {
  if (address === "" || !isDue()) return;
  // The script reads what happened before it.
  globalThis.dataLayer ??= [];
  setTimeout(() => {
    if (!isDue()) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", () => void visitorStorage.write("partner-script", "1"));
    document.head.append(script);
  }, delayMs);
}

function isDue(): boolean {
  return visitorStorage.allows("marketing") && visitorStorage.read("partner-script") === "";
}
