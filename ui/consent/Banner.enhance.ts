import type { StorageCategory } from "../../storage/storage-keys.ts";

export interface BannerProps {
  /** What "Allow all" allows. */
  readonly all: readonly StorageCategory[];
  /** Milliseconds from the start of the page until the banner is shown. */
  readonly delay: number;
}

/** How long the banner says that a choice is saved, in milliseconds. */
const thanksMs = 4000;

/**
 * Shows the banner until a choice is made, on it or anywhere else on the page. What is fixed to the end of the window, and
 * what has the focus, stays in view above it: `--banner-height` is its height.
 */
export function enhance(root: HTMLElement, { all, delay }: BannerProps): () => void {
  const banner = root.querySelector<HTMLElement>("section");
  if (banner === null || visitorStorage.read("consent") !== "") return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const { style } = document.documentElement;
  const measured = new ResizeObserver(() => style.setProperty("--banner-height", `${banner.offsetHeight}px`));
  measured.observe(banner);
  const showing = setTimeout(() => {
    banner.hidden = visitorStorage.read("consent") !== "";
  }, delay - performance.now());
  banner.addEventListener(
    "click",
    ({ target }) => {
      const choice = target instanceof HTMLElement ? target.dataset["choice"] : undefined;
      if (choice === undefined) return;
      // The button is about to go; what has the focus must stay.
      banner.focus();
      visitorStorage.choose(choice === "all" ? all : []);
    },
    { signal },
  );
  addEventListener("consent", () => thank(banner), { once: true, signal });
  return () => {
    ending.abort();
    clearTimeout(showing);
    measured.disconnect();
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
