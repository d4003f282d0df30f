/**
 * Runs in the browser: loads the banner `delay` milliseconds after the start of a page where nothing was chosen yet. What
 * consent allows loads at once; where all is denied, nothing loads. A page that was rendered in advance starts when it is
 * shown. The page contains the source of this function, which therefore uses nothing from outside but `visitorStorage`.
 */
export function scheduleConsent(delay: number): void {
  const begin = (passed: number) => {
    const island = document.querySelector('x-island[name="consent/Consent"]');
    const start = () => island?.dispatchEvent(new Event("start", { bubbles: true }));
    const choice = visitorStorage.read("consent");
    if (choice !== "none") setTimeout(start, choice === "" ? delay - passed : 0);
    addEventListener("consent", start);
  };
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => begin(0), { once: true });
  else document.addEventListener("DOMContentLoaded", () => begin(performance.now()), { once: true });
}
