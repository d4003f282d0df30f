import type { Islands } from "./islands.ts";

/** State of a page that its HTML does not know: what visitors have opened, chosen and typed stays. */
const kept = new Set(["open", "checked", "value"]);

/** Changes an element to new HTML, and leaves nodes that are the same, with their focus and scroll. */
export function morph(old: Element, next: Element, islands: Islands): void {
  if (!islands.has(old)) {
    morphAttributes(old, next);
    morphChildren(old, next, islands);
  } else if (islands.isSame(old, next)) morphSlices(old, next, islands);
  // A browser may have changed everything in an island: it stays as it is, or starts again.
  else old.replaceWith(next);
}

function morphAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames())
    if (!next.hasAttribute(name) && !kept.has(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value && !kept.has(name)) old.setAttribute(name, value);
}

function morphChildren(parent: Element, next: Element, islands: Islands): void {
  const matches = matchNodes([...parent.childNodes], [...next.childNodes]);
  const stay = new Set(matches.values());
  for (const node of Array.from(parent.childNodes)) if (!stay.has(node)) node.remove();
  let at = parent.firstChild;
  for (const [fresh, old] of matches) {
    if (old === undefined) parent.insertBefore(fresh, at);
    else {
      // Only what stands elsewhere is moved: a moved element loses its focus.
      if (old === at) at = at.nextSibling;
      else parent.insertBefore(old, at);
      if (old instanceof Element && fresh instanceof Element) morph(old, fresh, islands);
      else old.nodeValue = fresh.nodeValue;
    }
  }
}

/**
 * Returns for each new node the old one that becomes it, if any. It is the same at the start or end, has the same id, or is
 * the next of its kind.
 */
function matchNodes(olds: ChildNode[], fresh: readonly ChildNode[]): ReadonlyMap<ChildNode, ChildNode | undefined> {
  const matches = new Map<ChildNode, ChildNode | undefined>(fresh.map((node) => [node, undefined]));
  const match = (nodes: readonly ChildNode[], find: (node: ChildNode) => ChildNode | undefined) => {
    for (const node of nodes) {
      const old = matches.get(node) === undefined ? find(node) : undefined;
      if (old === undefined) continue;
      matches.set(node, old);
      olds.splice(olds.indexOf(old), 1);
    }
  };
  const firstDifferent = fresh.findIndex((node, index) => olds[index]?.isEqualNode(node) !== true);
  match(fresh.slice(0, firstDifferent), () => olds[0]);
  const rest = fresh.slice(firstDifferent).toReversed();
  const lastDifferent = rest.findIndex((node, index) => olds.at(-1 - index)?.isEqualNode(node) !== true);
  match(rest.slice(0, lastDifferent), () => olds.at(-1));
  match(fresh, (node) => olds.find((old) => isKind(old, node) && readId(node) !== ""));
  match(fresh, (node) => olds.find((old) => isKind(old, node)));
  return matches;
}

function isKind(one: ChildNode, other: ChildNode): boolean {
  return one.nodeName === other.nodeName && readId(one) === readId(other);
}

function readId(node: ChildNode): string {
  return node instanceof Element ? node.id : "";
}

/** Changes the slices in an island that is otherwise the same. */
function morphSlices(island: Element, fresh: Element, islands: Islands): void {
  for (const next of fresh.querySelectorAll("[data-slice]")) {
    const slice = document.getElementById(next.id);
    const isOutermost = next.parentElement?.closest("[data-slice]") === fresh.closest("[data-slice]");
    if (slice !== null && isOutermost && island.contains(slice)) morph(slice, next, islands);
  }
}
