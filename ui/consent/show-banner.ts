import type { StorageCategory } from "../../storage/storage-keys.ts";

/** How long the banner says that a choice is saved, in milliseconds. */
const thanksMs = 4000;

/**
 * Shows the banner `delay` milliseconds after the start of the page, until a choice is made, there or elsewhere.
 * `--banner-height` is its height: what is fixed to the end of the window, or has the focus, stays above it.
 */
export function showBanner(root: HTMLElement, all: readonly StorageCategory[], delay: number): () => void {
  const banner = root.querySelector<HTMLElement>("section");
  if (banner === null || visitorStorage.read("consent") !== "") return () => {};
  const { style } = document.documentElement;
  const measured = new ResizeObserver(() => style.setProperty("--banner-height", `${banner.offsetHeight}px`));
  measured.observe(banner);
  const showing = setTimeout(() => {
    banner.hidden = visitorStorage.read("consent") !== "";
  }, delay - performance.now());
  const choose = ({ target }: Event) => {
    const choice = target instanceof HTMLElement ? target.dataset["choice"] : undefined;
    if (choice === undefined) return;
    // The button is about to go; what has the focus must stay.
    banner.focus();
    visitorStorage.choose(choice === "all" ? all : []);
  };
  const onConsent = () => thank(banner);
  banner.addEventListener("click", choose);
  addEventListener("consent", onConsent, { once: true });
  return () => {
    clearTimeout(showing);
    measured.disconnect();
    banner.removeEventListener("click", choose);
    removeEventListener("consent", onConsent);
    banner.hidden = true;
    style.removeProperty("--banner-height");
  };
}

/** Says that the choice is saved, for a moment. */
function thank(banner: HTMLElement): void {
  for (const part of banner.querySelectorAll<HTMLElement>("[data-part]"))
    part.hidden = part.dataset["part"] === "question";
  setTimeout(() => {
    banner.hidden = true;
  }, thanksMs);
}
