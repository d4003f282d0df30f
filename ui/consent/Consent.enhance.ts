import { visitorStorage } from "./storage/installed-storage.ts";
import { optionalCategories } from "../../routing/storage-keys.ts";
import type { MeasuredPage } from "./measurement/measured-page.ts";
import { shownAt } from "./measurement/shown-at.ts";

/** Milliseconds after the start of a page until consent is requested (C20). */
const delayMs = 3000;

/** Shows the banner where nothing was chosen. The code that needs consent loads once there is some. */
export function enhance(root: HTMLElement, page: MeasuredPage): () => void {
  const hideBanner = offerBanner(root);
  let ended = false;
  let stop: (() => void) | undefined;
  let loading: Promise<void> | undefined;
  const start = async () => {
    const { measure } = await import("./measurement/measure.ts");
    if (!ended) stop = measure(page, visitorStorage);
  };
  // A script that failed to load is requested again at the next choice.
  const onFailure = (error: unknown) => {
    loading = undefined;
    console.error(error);
  };
  const load = () => {
    if (optionalCategories.some(visitorStorage.allows)) loading ??= start().catch(onFailure);
  };
  addEventListener("consent", load);
  load();
  return () => {
    ended = true;
    removeEventListener("consent", load);
    stop?.();
    hideBanner();
  };
}

/** Loads and shows the banner after a while, where it is needed. The page of settings requests consent by itself. */
function offerBanner(root: HTMLElement): () => void {
  const settings = root.querySelector("a");
  const isNeeded = visitorStorage.read("consent") === "" && settings?.pathname !== location.pathname;
  let hide: (() => void) | undefined;
  let ended = false;
  const show = async () => {
    const { showBanner } = await import("./show-banner.ts");
    if (!ended) hide = showBanner(root, visitorStorage);
  };
  const wait = delayMs - (performance.now() - shownAt());
  const showing = isNeeded ? setTimeout(() => void show().catch(console.error), wait) : undefined;
  return () => {
    ended = true;
    clearTimeout(showing);
    hide?.();
  };
}
