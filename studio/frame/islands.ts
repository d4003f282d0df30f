/** The islands of the page, with the HTML that the server sent: once they run they have another. */
export class Islands {
  readonly #sent = new WeakMap<Node, string>();

  /** Records the islands in an element before they start. New ones are replaced by copies, so that their loader finds all attributes. */
  record(root: ParentNode, areNew: boolean): void {
    for (const island of root.querySelectorAll("x-island")) {
      if (this.#sent.has(island) || !island.isConnected) continue;
      const own = areNew ? island.cloneNode(true) : island;
      if (!(own instanceof Element)) continue;
      if (areNew) island.replaceWith(own);
      for (const each of [own, ...own.querySelectorAll("x-island")]) this.#sent.set(each, describe(each));
    }
  }

  /** Whether a node is an island that was recorded. */
  has(node: Node): node is Element {
    return this.#sent.has(node);
  }

  /** Whether the server sent the same island, but for the slices in it. */
  isSame(island: Element, fresh: Element): boolean {
    return this.#sent.get(island) === describe(fresh);
  }
}

function describe(island: Element): string {
  const copy = island.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const slice of copy.querySelectorAll("[data-slice]")) slice.replaceChildren();
  return copy.outerHTML;
}
