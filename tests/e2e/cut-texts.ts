/**
 * Lists the texts of an element that boxes without a scroll bar cut, with the box: `Termini station… in SPAN.name`. Texts for
 * screen readers and those that a box scrolls do not count. Nor do breadcrumbs: at any spacing they end in an ellipsis, and
 * the heading has the name. Maps have names beside their list. It runs in a browser.
 */
export function listCutTexts(root: Element): readonly string[] {
  const tolerance = 2;
  const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

  /** Returns the part of a line that a box has to show, and whether it shows less. */
  const isCutBy = (box: Element, line: DOMRect) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isCutAside = clips(overflowX) && (line.left < left - tolerance || line.right > right + tolerance);
    return isCutAside || (clips(overflowY) && (line.top < top - tolerance || line.bottom > bottom + tolerance));
  };

  /** Returns the nearest box that cuts a line; undefined where a nearer one scrolls, or hides it from sight. */
  const findCutter = (parent: Element, line: DOMRect) => {
    for (let box: Element | null = parent; box !== null && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      if (scrolls(overflowX) || scrolls(overflowY) || clipPath !== "none" || position === "fixed") return undefined;
      if (isCutBy(box, line)) return box;
    }
    return undefined;
  };

  const cut: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent === null || parent.closest("nav ol, figure [aria-hidden], figure[role=img]") !== null) continue;
    if (textContent?.trim() === "" || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const cutter = [...range.getClientRects()].flatMap((line) => findCutter(parent, line) ?? [])[0];
    if (cutter !== undefined) cut.push(`${textContent?.trim().slice(0, 30)}… in ${cutter.tagName}.${cutter.className}`);
  }
  return cut;
}
