/** Returns the box of elements, also of those that have no box; null where nothing is shown. */
export function measure(elements: readonly Element[]): Pick<DOMRect, "x" | "y" | "width" | "height"> | null {
  const boxes = elements.flatMap((element) => {
    const range = document.createRange();
    if (getComputedStyle(element).display === "contents") range.selectNodeContents(element);
    else range.selectNode(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return width + height === 0 ? [] : [{ x, y, right: x + width, bottom: y + height }];
  });
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}

/** An outline over the page, which changes nothing in its layout. */
export class Outline {
  readonly #box = document.createElement("div");
  #elements: readonly Element[] = [];

  /** `width` is that of its line, in pixels. */
  constructor(width: number) {
    this.#box.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;outline:${width}px solid #2f6fed;outline-offset:2px;border-radius:2px`;
  }

  show(elements: readonly Element[]): void {
    this.#elements = elements;
    this.update();
  }

  /** Follows what it surrounds. */
  update(): void {
    const box = measure(this.#elements.filter((element) => element.isConnected));
    if (box === null) this.#box.remove();
    else {
      for (const [name, value] of Object.entries({ left: box.x, top: box.y, width: box.width, height: box.height }))
        this.#box.style.setProperty(name, `${value}px`);
      document.documentElement.append(this.#box);
    }
  }
}
