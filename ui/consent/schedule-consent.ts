/**
 * Runs in the browser: loads the banner `delay` milliseconds after the start of a page where nothing was chosen yet. What
 * consent allows loads at once; where all is denied, nothing loads. A page that was rendered in advance starts when it is
 * shown. The page contains the source of this function, which therefore uses nothing from outside.
 */
export function scheduleConsent(delay: number): void {
  const begin = (passed: number) => {
    let [end, choice] = ["", ""];
    try {
      [end = "", choice = ""] = (localStorage.getItem("consent") || "").split(" ");
    } catch {
      // The browser stores nothing, and so no choice.
    }
    const isChosen = Number(end) > Date.now();
    if (isChosen && choice === "none") return;
    const island = document.querySelector('x-island[name="consent/Consent"]');
    setTimeout(() => island?.dispatchEvent(new Event("start", { bubbles: true })), isChosen ? 0 : delay - passed);
  };
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => begin(0), { once: true });
  else document.addEventListener("DOMContentLoaded", () => begin(performance.now()), { once: true });
}
