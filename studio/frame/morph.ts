import { Idiomorph } from "idiomorph";
import type { Islands } from "./islands.ts";

/** State of a page that its HTML does not know: what visitors have opened, chosen and typed stays. */
const kept = new Set(["open", "checked", "value"]);

/** Changes an element to new HTML, and leaves nodes that are the same, with their focus and scroll. */
export function morph(element: Element, next: Element, islands: Islands): void {
  const later: (() => void)[] = [];
  const beforeNodeMorphed = (old: Node, fresh: Node) => {
    if (!islands.has(old) || !(fresh instanceof Element)) return true;
    // A browser may have changed everything in an island: it stays as it is, or starts again.
    if (islands.isSame(old, fresh)) later.push(() => morphSlices(old, fresh, islands));
    else later.push(() => old.replaceWith(fresh));
    return false;
  };
  // It waits for nothing, because the head stays.
  void Idiomorph.morph(element, next, {
    morphStyle: "outerHTML",
    callbacks: { beforeNodeMorphed, beforeAttributeUpdated: (name) => !kept.has(name) },
  });
  for (const run of later) run();
}

/** Changes the slices in an island that is otherwise the same. */
function morphSlices(island: Element, fresh: Element, islands: Islands): void {
  for (const next of fresh.querySelectorAll("[data-slice]")) {
    const slice = document.getElementById(next.id);
    const isOutermost = next.parentElement?.closest("[data-slice]") === fresh.closest("[data-slice]");
    if (slice !== null && isOutermost && island.contains(slice)) morph(slice, next, islands);
  }
}
