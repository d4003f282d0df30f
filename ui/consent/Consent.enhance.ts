import { visitorStorage } from "../../storage/installed-storage.ts";
import { optionalCategories } from "../../storage/storage-keys.ts";
import type { MeasuredPage } from "../measurement/measured-page.ts";
import { showBanner } from "./show-banner.ts";

/** Shows the banner where nothing was chosen. The code that needs consent loads once there is some. */
export function enhance(root: HTMLElement, page: MeasuredPage): () => void {
  const hideBanner = showBanner(root);
  let ended = false;
  let stop: (() => void) | undefined;
  const load = async () => {
    if (stop !== undefined || !optionalCategories.some(visitorStorage.allows)) return;
    stop = () => {};
    const { measure } = await import("../measurement/measure.ts");
    if (!ended) stop = measure(page);
  };
  const onConsent = () => void load();
  addEventListener("consent", onConsent);
  void load();
  return () => {
    ended = true;
    removeEventListener("consent", onConsent);
    stop?.();
    hideBanner();
  };
}
