import type { ToFrame } from "../protocol/frame-messages.ts";
import type { Mark } from "../protocol/rendering.ts";
import { Islands } from "./islands.ts";
import { Marks, type Place } from "./marks.ts";
import { morph } from "./morph.ts";
import { measure, Outline } from "./outline.ts";
import { addStyles } from "./styles.ts";

type Message<Type> = Extract<ToFrame, { type: Type }>;

/** The page in the frame, and what the studio does with it. */
export class Page {
  readonly #marks = new Marks();
  readonly #islands = new Islands();
  readonly #selected = new Outline(2);
  readonly #pointed = new Outline(1);

  constructor(marks: readonly Mark[]) {
    this.#marks.renumber(document, marks);
    this.#islands.record(document, false);
  }

  /** Returns what is shown at an element. */
  locate(target: Element): Place {
    return this.#marks.locate(target);
  }

  /** Shows a text where it is one node that has the text before. */
  showText({ before, text, ...place }: Message<"text">): void {
    for (const { childNodes } of this.#find(place)) {
      const [node] = childNodes;
      if (childNodes.length === 1 && node instanceof Text && node.data === before) node.data = text;
    }
    this.update();
  }

  /** Replaces slices, or the whole content. */
  morph({ anchors, main, styles, marks }: Message<"morph">): void {
    addStyles(styles);
    const all = { ...(main !== null && { content: main }), ...anchors };
    for (const [id, html] of Object.entries(all)) {
      const old = document.getElementById(id);
      const template = document.createElement("template");
      template.innerHTML = html;
      this.#marks.renumber(template.content, marks);
      const { firstElementChild: next } = template.content;
      if (old !== null && next !== null) morph(old, next, this.#islands);
    }
    this.#islands.record(document, true);
    this.update();
  }

  /** Outlines what is selected. */
  highlight(place: Place): void {
    this.#selected.show(this.#find(place));
  }

  /** Outlines what the pointer is over, here or in the studio. */
  point(place: Place): void {
    this.#pointed.show(this.#find(place));
  }

  /** Scrolls to a place that is not in view: a click on the page moves nothing. */
  scrollTo(place: Place): void {
    const box = measure(this.#find(place));
    if (box === null) return;
    const visible = Math.min(innerHeight, box.y + box.height) - Math.max(0, box.y);
    if (visible >= Math.min(box.height, innerHeight / 4)) return;
    scrollTo({ top: scrollY + box.y - innerHeight / 4, behavior: "smooth" });
  }

  /** Moves the outlines to where their texts or slices are now. */
  update(): void {
    this.#selected.update();
    this.#pointed.update();
  }

  #find(place: Place): readonly Element[] {
    return this.#marks.find(place);
  }
}
