import { readAttribute } from "./read-attribute.ts";
import type { HtmlToken } from "./scan-html.ts";

/** Elements in which only their own kinds of elements may be. */
const closed: ReadonlySet<string> = new Set(["select", "option", "svg"]);

export interface OpenElement {
  readonly name: string;
  /** Index of its tag in the output. */
  readonly index: number;
  /** Index of the closed element in or around which it is. */
  readonly closed: number | undefined;
  /** Marks in the data of the island around: the browser renders their texts again, without elements of ours. */
  readonly island: ReadonlySet<number>;
  /** Id of the slice around; null outside of slices. */
  readonly slice: string | null;
}

const none: ReadonlySet<number> = new Set();
const root: OpenElement = { name: "", index: -1, closed: undefined, island: none, slice: null };

/** The elements around a place in HTML, while it is read from its start. */
export class OpenElements {
  readonly #stack: OpenElement[] = [root];

  get inner(): OpenElement {
    return this.#stack.at(-1) ?? root;
  }

  get depth(): number {
    return this.#stack.length;
  }

  /** Opens an element whose tag is at an index, with the marks in its attributes. */
  open({ source, name }: Extract<HtmlToken, { kind: "open" }>, index: number, numbers: readonly number[]): void {
    const outer = this.inner;
    this.#stack.push({
      name,
      index,
      island: name === "x-island" ? new Set(numbers) : name === "x-slot" ? none : outer.island,
      closed: outer.closed ?? (closed.has(name) ? index : undefined),
      slice: readAttribute(source, "data-slice") ?? outer.slice,
    });
  }

  close(name: string): void {
    const at = this.#stack.findLastIndex((element) => element.name === name);
    if (at > 0) this.#stack.length = at;
  }
}
