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

/** Pixels between an outline and what it surrounds. */
const gap = 4;

/** An outline over the page, which changes nothing in its layout. */
export class Outline {
  readonly #box = document.createElement("div");
  #elements: readonly Element[] = [];

  /** `width` is that of its line, in pixels. */
  constructor(width: number) {
    this.#box.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;border:${width}px solid #2f6fed;border-radius:2px;box-sizing:border-box`;
  }

  show(elements: readonly Element[]): void {
    this.#elements = elements;
    this.update();
  }

  /** Follows what it surrounds. */
  update(): void {
    const box = measure(this.#elements.filter((element) => element.isConnected));
    if (box === null) return this.#box.remove();
    // A slice as wide as the window has its sides within it.
    const left = Math.max(0, box.x - gap);
    const right = Math.min(document.documentElement.clientWidth, box.x + box.width + gap);
    const sizes = { left, top: box.y - gap, width: right - left, height: box.height + 2 * gap };
    for (const [name, value] of Object.entries(sizes)) this.#box.style.setProperty(name, `${value}px`);
    document.documentElement.append(this.#box);
  }
}
