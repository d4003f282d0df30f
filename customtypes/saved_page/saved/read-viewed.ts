import { fetchInTime } from "../../../framework/islands/browser/fetch-in-time.ts";
import { missingStyles } from "../../../ui/theme/missing-styles.ts";

/**
 * Reads the page of these products, and returns one section of their cards, in this order, under this heading. The page gets
 * the styles of the cards. Undefined where none can be shown any more.
 */
export async function readViewed(
  ids: readonly number[],
  heading: string,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  const response = await fetchInTime(`${location.pathname}?ids=${ids.join(",")}`, signal);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const cards = ids.flatMap((id) => page.querySelector(`main [data-product="${id}"]`)?.closest("li") ?? []);
  const section = cards[0]?.closest("section");
  const title = section?.querySelector("h2");
  const list = cards[0]?.parentElement;
  if (!section || !title || !list) return undefined;
  section.setAttribute("aria-label", heading);
  title.textContent = heading;
  list.replaceChildren(...cards);
  document.head.append(...missingStyles(page));
  return document.adoptNode(section);
}
