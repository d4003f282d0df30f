import { createDataLayer, type DataLayer, pushEntry } from "./data-layer.ts";
import type { MeasuredPage } from "./measured-page.ts";
import { loadPartnerScript } from "./partner-script.ts";
import { watchScroll } from "./scroll-depth.ts";
import { observeVitals } from "./vitals.ts";

/** Phones are narrower than 768 px (specification §9). */
const phone = "(max-width: 767px)";

/** Measures the page for as long as the visitor allows it. Returns what ends it. */
export function measure(page: MeasuredPage): () => void {
  let stop: (() => void) | undefined;
  const update = () => {
    const isAllowed = visitorStorage.allows("measurement");
    if (!isAllowed) stop?.();
    stop = isAllowed ? (stop ?? startMeasuring(page)) : undefined;
    loadPartnerScript(page.script);
  };
  addEventListener("consent", update);
  update();
  return () => {
    removeEventListener("consent", update);
    stop?.();
  };
}

/** Fills the data layer, and sends scroll depth and vitals to the site itself once the page is hidden. */
function startMeasuring({ kind, development, variables }: MeasuredPage): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const layer = createDataLayer((entry) => pushEntry(entry, development));
  setVariables(layer, { ...variables, isDev: development });
  layer.event("page_view");
  const vitals = observeVitals();
  const depth = watchScroll((percent) => layer.event("scroll", { percent }));
  const report = () => {
    if (document.visibilityState !== "hidden") return;
    const device = matchMedia(phone).matches ? "phone" : "desktop";
    const measured = { kind, device, depth: depth.deepest(), vitals: vitals.read() };
    navigator.sendBeacon("/api/measurements/", new Blob([JSON.stringify(measured)], { type: "application/json" }));
    ending.abort();
  };
  document.addEventListener("visibilitychange", report, { signal });
  document.addEventListener("click", ({ target }) => reportExit(layer, target), { signal });
  signal.addEventListener("abort", () => {
    vitals.stop();
    depth.stop();
  });
  return () => ending.abort();
}

function setVariables(layer: DataLayer, variables: object): void {
  const known = {
    host: location.host,
    isMobile: matchMedia(phone).matches,
    isBot: navigator.webdriver === true,
    isPageLoaded: document.readyState === "complete",
    pageTitle: document.title,
    uid: visitorId(),
  };
  for (const [name, value] of Object.entries({ ...known, ...variables })) layer.set(name, value);
}

/** Returns the random number of this browser. It exists for as long as measurement is allowed. */
function visitorId(): string {
  const id = visitorStorage.read("sandbox-id") || crypto.randomUUID();
  visitorStorage.write("sandbox-id", id);
  return id;
}

/** A link to the booking flow or another site. */
function reportExit(layer: DataLayer, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link !== null && link.origin !== location.origin) layer.event("exit", { host: link.host });
}
