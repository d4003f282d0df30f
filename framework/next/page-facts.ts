import { unstable_cache } from "next/cache";
import { bridge } from "./bridge.ts";
import { computeLifetime } from "./lifetime.ts";
import type { Lifetime, PageSource } from "./rendering.ts";

/** Seconds that a page which lacks something stays fresh, and after which it is rendered before it is sent. */
const provisionalLifetime: Lifetime = { revalidate: 3, expire: 6 };

/** To be waited for. Undefined under `server.ts`, where waiting would move the sheets of pages behind those of the footer. */
type ProcessNotice = Promise<void> | undefined;

/** Notes what the page that is rendered now was made of. */
export async function tagPage(source: PageSource): Promise<void> {
  const { process, renderings } = bridge();
  const rendering = renderings.getStore();
  if (rendering !== undefined) rendering.source = mergeSources(rendering.source, source);
  else if (process === undefined) await tellNext({ tags: [...source.tags] });
}

function mergeSources(before: PageSource | undefined, { tags, readAt }: PageSource): PageSource {
  return before === undefined
    ? { tags, readAt }
    : { tags: [...before.tags, ...tags], readAt: Math.min(before.readAt, readAt) };
}

/**
 * Sets the lifetime of the page that is rendered now, if it is provisional: caches replace it within seconds. A page that
 * is `incomplete` never replaces a whole one.
 */
export function markProvisional(provisional: false | "degraded" | "incomplete"): ProcessNotice {
  if (provisional === false) return undefined;
  const rendering = bridge().renderings.getStore();
  if (rendering !== undefined) rendering.lacksData = provisional === "incomplete";
  return setLifetime(provisionalLifetime);
}

/**
 * Ends the lifetime of the page that is rendered now when something on it ceases to be true. Until then it may be stale;
 * after that it is rendered before it is sent, unless an upstream is down. Both are epoch milliseconds.
 */
export function markTrueUntil(trueUntil: number | undefined, readAt: number): ProcessNotice {
  const lifetime = trueUntil === undefined ? undefined : computeLifetime(trueUntil, readAt);
  return lifetime && setLifetime(lifetime);
}

function setLifetime(lifetime: Lifetime): ProcessNotice {
  const { process, renderings } = bridge();
  const rendering = renderings.getStore();
  if (rendering !== undefined) rendering.lifetime = lifetime;
  return rendering === undefined && process === undefined ? tellNext({ revalidate: lifetime.revalidate }) : undefined;
}

/** Passes tags and lifetime to Next, which takes those of cached data for the page that reads it. */
async function tellNext(options: { tags?: string[]; revalidate?: number }): Promise<void> {
  await unstable_cache(async () => true, ["page"], options)();
}
