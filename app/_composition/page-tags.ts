import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import type { Dependencies } from "../../content/dependencies/dependencies.ts";
import { limitTags } from "../../content/dependencies/published-tags.ts";
import type { DependsOnContent } from "../../renderer/outcome.ts";
import { publications } from "../../endpoints/webhook/publications.ts";

/**
 * Renders a page and tags it for Next's cache with what it was made of. The tag `read:` says when reading began, epoch
 * milliseconds: a publication after that changes the page (`server/pages/`).
 */
export async function tagged<Rendered extends DependsOnContent>(render: () => Promise<Rendered>): Promise<Rendered> {
  const readAt = Math.floor(performance.timeOrigin + performance.now());
  const rendered = await render();
  addTags(rendered.dependencies, readAt);
  return rendered;
}

/** Next has no function that tags a page without Cache Components, so this adds what `cacheTag` would add. */
function addTags({ tags, addresses }: Dependencies, readAt: number): void {
  const store = workUnitAsyncStorage.getStore();
  if (store?.type !== "prerender-legacy") return;
  publications.knownAddresses.note(addresses);
  store.tags = [...(store.tags ?? []), ...limitTags(tags), `read:${readAt}`];
}
