/** A module of islands, as the build writes it: what starts each of them, by its name. */
export type IslandModule = Readonly<Record<string, (element: HTMLElement, data: object) => unknown>>;

/** The events that start an island before it would start by itself. A finger that scrolls causes none of them. */
const touches = ["click", "focusin", "change", "mouseover", "beforematch"] as const;

/**
 * Starts the islands of a page, each once, at the time that its attribute names. A failed import is logged, and leaves
 * the HTML of the server. The build minifies this file, and the server writes it into pages, so it imports nothing.
 */
class IslandLoader extends HTMLElement {
  #isStarted = false;
  #isReady = false;
  #clicked: HTMLElement | undefined;

  connectedCallback(): void {
    const when = this.getAttribute("when");
    if (when === "visible") observer.observe(this);
    if (when === "idle") onIdle(() => void this.start());
  }

  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    try {
      await this.#load();
    } catch (error) {
      console.error(error);
    }
    this.#isReady = true;
    if (this.#clicked?.isConnected === true) this.#clicked.click();
  }

  /** Whether a click has to wait for the island. It is repeated once the island can handle it, or has failed to load. */
  holds(target: Element): boolean {
    const selector = this.getAttribute("clicks");
    const handled = selector === null || this.#isReady ? null : target.closest<HTMLElement>(selector);
    if (handled !== null) this.#clicked = handled;
    return handled !== null;
  }

  async #load(): Promise<void> {
    const files = this.getAttribute("src")?.split(" ") ?? [];
    const [module] = await Promise.all(files.map((file): Promise<IslandModule> => import(file)));
    const start = module?.[this.getAttribute("name") ?? ""];
    await start?.(this, JSON.parse(this.getAttribute("props") ?? "{}"));
  }
}

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target instanceof IslandLoader) void target.start();
  }
});

/** A page that is rendered in advance is idle once a visitor sees it. Safari has no idle callbacks. */
function onIdle(run: () => void): void {
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => onIdle(run), { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Starts all islands around an element, and returns them. */
function startAround(element: Element | null): readonly IslandLoader[] {
  const found = element?.closest("x-island");
  if (!(found instanceof IslandLoader)) return [];
  void found.start();
  return [found, ...startAround(found.parentElement)];
}

function onTouch(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const islands = startAround(target);
  if (!(event instanceof MouseEvent) || event.type !== "click") return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (islands.filter((island) => island.holds(target)).length === 0) return;
  event.preventDefault();
  event.stopPropagation();
}

function startAroundFragment(): void {
  try {
    startAround(document.getElementById(decodeURIComponent(location.hash.slice(1))));
  } catch {
    // A stray `%` names no element.
  }
}

for (const type of touches) document.addEventListener(type, onTouch, true);
addEventListener("hashchange", startAroundFragment);
customElements.define("x-island", IslandLoader);
startAroundFragment();
