/**
 * Runs in the browser, before the page is laid out: lets the styles defer the sections below a phone's window.
 * A position to return to needs the page's whole height, so only a new visit to its start defers. An anchor that is chosen
 * later ends it.
 * The page contains the source of this function, which therefore uses nothing from outside.
 */
export function deferLayout(phone: string): void {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit !== undefined && "type" in visit && visit.type === "navigate";
  if (!isNew || location.hash !== "" || !matchMedia(phone).matches) return;
  const { dataset } = document.documentElement;
  dataset["layout"] = "deferred";
  addEventListener("hashchange", () => delete dataset["layout"], { once: true });
}
