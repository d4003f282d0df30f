/**
 * Runs in the browser: loads the banner `delay` milliseconds after the start of a page where nothing was chosen yet. A page
 * that was rendered in advance starts when it is shown. The page contains the source of this function, which therefore
 * uses nothing from outside but `visitorStorage`.
 */
export function scheduleConsent(delay: number): void {
  const begin = (passed: number) => {
    const banner = document.querySelector('x-island[name="consent/Banner"]');
    const show = () => banner?.dispatchEvent(new Event("start", { bubbles: true }));
    if (visitorStorage.read("consent") === "") setTimeout(show, delay - passed);
  };
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => begin(0), { once: true });
  else document.addEventListener("DOMContentLoaded", () => begin(performance.now()), { once: true });
}
