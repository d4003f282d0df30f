import { visitorStorage } from "../../storage/installed-storage.ts";
import { optionalCategories } from "../../storage/storage-keys.ts";
import { consentDelayMs } from "./consent-delay.ts";

/** How long the banner says that a choice is saved, in milliseconds. */
const thanksMs = 4000;

/**
 * Shows the banner, which it loads from the settings page, until a choice is made, there or elsewhere. `--banner-height` is
 * its height: what is fixed to the end of the window, or has the focus, stays above it.
 */
export function showBanner(root: HTMLElement): () => void {
  const settings = root.querySelector("a");
  if (settings === null || visitorStorage.read("consent") !== "") return () => {};
  // The settings themselves request it.
  if (settings.pathname === location.pathname) return () => {};
  // It is there before the banner, or nobody would read that out.
  const region = document.createElement("div");
  region.setAttribute("aria-live", "polite");
  root.append(region);
  const { style } = document.documentElement;
  const measured = new ResizeObserver(() => style.setProperty("--banner-height", `${heightOf(region)}px`));
  const show = async () => {
    const banner = await loadBanner(settings.href).catch(() => undefined);
    if (banner === undefined || visitorStorage.read("consent") !== "") return;
    region.append(...banner);
    measured.observe(region.querySelector("section") ?? region);
  };
  // Where Next runs the page, the island starts at once. Else `schedule-consent.ts` has waited.
  const showing = setTimeout(() => void show(), consentDelayMs - performance.now());
  const onConsent = () => thank(region);
  region.addEventListener("click", choose);
  addEventListener("consent", onConsent, { once: true });
  return () => {
    clearTimeout(showing);
    measured.disconnect();
    removeEventListener("consent", onConsent);
    region.remove();
    style.removeProperty("--banner-height");
  };
}

const heightOf = (region: HTMLElement) => region.querySelector("section")?.offsetHeight ?? 0;

/** Returns the banner and its styles. */
async function loadBanner(address: string): Promise<readonly Element[]> {
  const html = await (await fetch(address)).text();
  const source = new DOMParser().parseFromString(html, "text/html").querySelector("[data-banner]");
  return [...(source?.children ?? [])];
}

function choose({ target }: Event): void {
  const choice = target instanceof HTMLElement ? target.dataset["choice"] : undefined;
  if (choice === undefined || !(target instanceof HTMLElement)) return;
  // The button is about to go; what has the focus must stay.
  target.closest("section")?.focus();
  visitorStorage.choose(choice === "all" ? optionalCategories : []);
}

/** Says that the choice is saved, for a moment. */
function thank(region: HTMLElement): void {
  for (const part of region.querySelectorAll<HTMLElement>("[data-part]"))
    part.hidden = part.dataset["part"] === "question";
  setTimeout(() => {
    region.hidden = true;
  }, thanksMs);
}
