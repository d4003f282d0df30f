import type { StorageCategory } from "../../storage/storage-keys.ts";
import type { MeasuredPage } from "../measurement/measured-page.ts";
import { showBanner } from "./show-banner.ts";

export interface ConsentProps {
  /** What "Allow all" allows. */
  readonly all: readonly StorageCategory[];
  /** Milliseconds from the start of the page until the banner is shown. */
  readonly delay: number;
  readonly page: MeasuredPage;
}

/** Shows the banner where nothing was chosen. The code that needs consent loads once there is some. */
export function enhance(root: HTMLElement, { all, delay, page }: ConsentProps): () => void {
  const hideBanner = showBanner(root, all, delay);
  let ended = false;
  let stop: (() => void) | undefined;
  const load = async () => {
    if (stop !== undefined || !all.some(visitorStorage.allows)) return;
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
