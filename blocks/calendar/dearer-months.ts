/**
 * Hides the marks of the cheapest days in months that are dearer than others. A mark means the lowest price of all, and
 * names the class of its link.
 */
export function hideDearerMarks(root: Element): void {
  const blocks = [...root.querySelectorAll("[data-lowest]")];
  const lowest = Math.min(...blocks.map(lowestIn));
  for (const block of blocks)
    for (const mark of block.querySelectorAll<HTMLElement>("[data-mark]")) {
      const look = mark.getAttribute("data-mark") ?? "";
      mark.hidden = lowestIn(block) > lowest;
      if (look !== "") mark.closest("a")?.classList.toggle(look, !mark.hidden);
    }
}

function lowestIn(block: Element): number {
  return Number(block.getAttribute("data-lowest"));
}
