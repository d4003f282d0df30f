import { limitTags } from "../../content/dependencies/published-tags.ts";
import { publications } from "./publications.ts";
import { tagPage } from "../../framework/next/page-facts.ts";
import type { DependsOnContent } from "../../renderer/outcome.ts";

/** Renders a page and tags it with what it was made of. A publication after reading began changes the page. */
export async function renderTagged<Rendered extends DependsOnContent>(
  render: () => Promise<Rendered>,
): Promise<Rendered> {
  const readAt = Math.floor(performance.timeOrigin + performance.now());
  const rendered = await render();
  const { tags, addresses } = rendered.dependencies;
  publications.knownAddresses.note(addresses);
  await tagPage({ tags: limitTags(tags), readAt });
  return rendered;
}
