import { waitAtMost } from "../wait-at-most.ts";
import { Attempts } from "./attempts.ts";
import type { Priority, Ticket } from "./bulkhead.ts";
import type { FoundPage } from "./found-page.ts";
import { Freshness, type FreshnessPorts } from "./freshness.ts";
import type { PageKey } from "./page-key.ts";
import type { PageMemory } from "./page-memory.ts";
import type { PageStore } from "./page-store.ts";
import type { PageRequest, RenderedPage } from "./render-page.ts";
import type { StoredPage } from "./stored-page.ts";

interface CachePorts extends FreshnessPorts {
  readonly memory: PageMemory;
  readonly store: PageStore;
  /** Renders a page in its turn. Throws when that fails, or when it has no turn. */
  readonly render: (request: PageRequest, ticket: Ticket) => Promise<RenderedPage>;
  /** Receives each page that was rendered and stored. */
  readonly onStored: (key: PageKey, page: StoredPage) => void;
}

/** Milliseconds that a visitor waits for a page of which there is an earlier version. */
const patienceMs = 3_000;

/** Milliseconds that a visitor waits for any other page, its turn included. */
const timeoutMs = 10_000;

/** The cache of pages. An invalidated page remains until a rendering replaces it: stale, never gone. */
export class ResponseCache {
  readonly #ports: CachePorts;
  readonly #attempts = new Attempts<FoundPage>();
  readonly #recalls = new Attempts<void>();
  readonly #freshness: Freshness;

  constructor(ports: CachePorts) {
    this.#ports = ports;
    this.#freshness = new Freshness(ports);
  }

  /** Whether there is a page, however old. */
  has(key: PageKey): boolean {
    return this.#ports.memory.get(key) !== undefined;
  }

  /** Returns what can be sent at once. Undefined when the page has to be loaded. */
  find(request: PageRequest): FoundPage | undefined {
    const page = this.#ports.memory.get(request.key);
    if (page === undefined) return undefined;
    if (this.#freshness.isFresh(page)) return { page, state: "hit" };
    if (this.#freshness.isPostponed(page)) return { page, state: "stale" };
    if (!this.#freshness.isUsable(page)) return undefined;
    if (this.#freshness.mayRenderAgain(page))
      this.#attempt({ ...request, client: undefined }, "background").catch(() => {});
    return { page, state: "stale" };
  }

  /**
   * Renders a page, once however many wait for it. Resolves to the last good one when that fails or takes too long.
   * Throws when it fails, or takes ten seconds, and no earlier version exists. `left` says that the visitor is gone.
   */
  async load(request: PageRequest, priority: Priority, left?: AbortSignal): Promise<FoundPage> {
    const { memory } = this.#ports;
    const known = this.find(request);
    if (known !== undefined) return known;
    await this.#recall(request.key);
    const found = this.find(request);
    if (found !== undefined) return found;
    const last = memory.get(request.key);
    const attempt = this.#attempt(request, priority, left);
    if (last === undefined) return waitAtMost(timeoutMs, attempt);
    return waitAtMost(patienceMs, attempt).catch((): FoundPage => {
      this.#freshness.postpone(last);
      return { page: last, state: "stale" };
    });
  }

  /** Reads a page from the store into memory, unless the one there is as good. Another machine may have rendered it since. */
  async #recall(key: PageKey): Promise<void> {
    const { memory, store } = this.#ports;
    await this.#recalls.join(key.text, { priority: "background" }, async () => {
      const page = await store.get(key);
      const known = memory.get(key);
      if (page !== undefined && (known === undefined || this.#freshness.isBetter(page, known))) memory.set(key, page);
    });
  }

  #attempt(request: PageRequest, priority: Priority, left?: AbortSignal): Promise<FoundPage> {
    const { memory } = this.#ports;
    const run = async (ticket: Ticket) => {
      try {
        return await this.#replace(request, ticket);
      } catch (error) {
        const last = memory.get(request.key);
        if (last !== undefined) this.#freshness.postpone(last);
        throw error;
      }
    };
    return this.#attempts.join(request.key.text, { priority, left, client: request.client }, run);
  }

  /** Renders a page, unless another machine has done so. */
  async #replace(request: PageRequest, ticket: Ticket): Promise<FoundPage> {
    const { memory, render } = this.#ports;
    if (ticket.priority === "background") await this.#recall(request.key);
    const recalled = memory.get(request.key);
    if (recalled !== undefined && this.#freshness.isFresh(recalled)) return { page: recalled, state: "hit" };
    return this.#accept(request.key, await render(request, ticket));
  }

  #accept(key: PageKey, { page, shared }: RenderedPage): FoundPage {
    const { memory, store } = this.#ports;
    const last = memory.get(key);
    if (!shared) return { page, state: "miss" };
    if (page.provisional && last?.status === 200 && !last.provisional) {
      this.#freshness.postpone(last);
      return { page: last, state: "stale" };
    }
    this.#freshness.noteRendered(page, last);
    memory.set(key, page);
    // Unknown addresses are without number. A page that is gone must not come back from the store in an outage.
    if (page.status < 400 || (last !== undefined && last.status < 400)) store.set(key, page);
    this.#ports.onStored(key, page);
    // A publication overtook it: a shared cache must soon replace it.
    if (!this.#freshness.isFresh(page)) return { page, state: "stale" };
    return { page, state: last === undefined ? "miss" : "refreshed" };
  }
}
