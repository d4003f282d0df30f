import { visitorStorage } from "./storage/installed-storage.ts";
import { optionalCategories } from "../../routing/storage-keys.ts";
import type { MeasuredPage } from "./measurement/measured-page.ts";
import { showBanner } from "./show-banner.ts";

/** Shows the banner where nothing was chosen. The code that needs consent loads once there is some. */
export function enhance(root: HTMLElement, page: MeasuredPage): () => void {
  const hideBanner = showBanner(root);
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
