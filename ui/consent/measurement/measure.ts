import { optionalCategories } from "../../../routing/storage-keys.ts";
import type { VisitorStorage } from "../storage/visitor-storage.ts";
import { createDataLayer, type DataLayer, pushEntry } from "./data-layer.ts";
import type { MeasuredPage } from "./measured-page.ts";
import { partnerScriptLoader } from "./partner-script.ts";
import { isPhone, readPageState, readScrollState } from "./page-state.ts";
import { watchScroll } from "./scroll-depth.ts";
import { throttle } from "./throttle.ts";
import { observeVitals } from "./vitals.ts";

/** Milliseconds between two looks at what stays at the top of the window. */
const throttleMs = 200;

/**
 * Measures the page for as long as the visitor allows it. Returns what ends it. The storage is that of the page's islands: a
 * second one would follow the choices of other tabs twice.
 */
export function measure(page: MeasuredPage, storage: VisitorStorage): () => void {
  let stop: (() => void) | undefined;
  const loadPartnerScript = partnerScriptLoader(page.script ?? "", storage);
  const update = () => {
    const isAllowed = storage.allows("measurement");
    // A script reads what happened before it, and may be there since an earlier choice.
    if (optionalCategories.some(storage.allows)) globalThis.dataLayer ??= [];
    if (!isAllowed) stop?.();
    stop = isAllowed ? (stop ?? startMeasuring(page, storage)) : undefined;
    storeCampaign(storage);
    loadPartnerScript();
  };
  addEventListener("consent", update);
  update();
  return () => {
    removeEventListener("consent", update);
    stop?.();
  };
}

/** Fills the data layer, and sends scroll depth and vitals to the site itself when the page is first hidden. */
function startMeasuring(page: MeasuredPage, storage: VisitorStorage): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const layer = createDataLayer(pushEntry);
  setAll(layer, readPageState(page, visitorId(storage)));
  const onScroll = throttle(() => signal.aborted || setAll(layer, readScrollState()), throttleMs);
  addEventListener("scroll", onScroll, { passive: true, signal });
  layer.event("page_view");
  const vitals = observeVitals();
  const deepest = watchScroll((percent) => layer.event("scroll", { percent }), signal);
  let isReported = false;
  const report = () => {
    if (isReported || document.visibilityState !== "hidden") return;
    isReported = true;
    vitals.stop();
    sendReport({ kind: page.kind, device: isPhone() ? "phone" : "desktop", depth: deepest(), vitals: vitals.read() });
  };
  document.addEventListener("visibilitychange", report, { signal });
  document.addEventListener("click", ({ target }) => reportExit(layer, target), { signal });
  addEventListener("used", (event) => reportUse(layer, event), { signal });
  signal.addEventListener("abort", vitals.stop);
  return () => ending.abort();
}

function sendReport(measured: object): void {
  navigator.sendBeacon("/api/measurements/", new Blob([JSON.stringify(measured)], { type: "application/json" }));
}

function setAll(layer: DataLayer, state: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(state)) layer.set(name, value);
}

/** Returns the random number of this browser. It exists for as long as measurement is allowed. */
function visitorId(storage: VisitorStorage): string {
  const id = storage.read("sandbox-id") || crypto.randomUUID();
  storage.write("sandbox-id", id);
  return id;
}

/** Stores the campaign of the address, where marketing is allowed: `ui/shell/carry-campaign.ts` reads it. */
function storeCampaign(storage: VisitorStorage): void {
  const given = [...new URLSearchParams(location.search)];
  const campaign = given.filter(([name, value]) => /^c[im]$/.test(name) && value !== "" && value.length <= 256);
  if (campaign.length > 0) storage.write("attribution", new URLSearchParams(campaign).toString());
}

/** A link to the booking flow or another site. */
function reportExit(layer: DataLayer, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return;
  layer.event("exit", { host: link.host });
}

/** Reports what a visitor used on the page. An island dispatches an event `used`, whose `detail` is the name. */
function reportUse(layer: DataLayer, event: Event): void {
  if (event instanceof CustomEvent) layer.event(String(event.detail));
}
