import { splitMarks, stripMarks } from "../../protocol/mark-letters.ts";
import { type HtmlToken, scanHtml } from "./scan-html.ts";

/** Elements in which only their own kinds of elements may be. */
const closed: ReadonlySet<string> = new Set(["select", "option", "svg"]);

interface OpenElement {
  readonly name: string;
  /** Index of its tag in the output. */
  readonly index: number;
  /** Index of the closed element in or around which it is. */
  readonly closed: number | undefined;
  /** Marks in the data of the island around: the browser renders their texts again, without elements of ours. */
  readonly island: ReadonlySet<number>;
}

interface OpenMark {
  readonly number: number;
  /** Number of elements around its start. */
  readonly depth: number;
  readonly texts: { readonly index: number; readonly element: OpenElement }[];
}

const none: ReadonlySet<number> = new Set();
const root: OpenElement = { name: "", index: -1, closed: undefined, island: none };

/**
 * Turns the letters of marks in finished HTML into elements and attributes. Each part of a text is in an element, as in
 * `<x-edit data-n="7">`. An element with marks in its attributes has `data-edit="7 8"`, and so does one that allows no such
 * element in it. `count` is the number of marks. Without all that, the HTML is as `stripMarks` returns it.
 */
export function placeMarks(html: string, count: number): string {
  const placer = new MarkPlacer(count);
  for (const token of scanHtml(html)) placer.add(token);
  return placer.finish();
}

class MarkPlacer {
  readonly #count: number;
  readonly #output: string[] = [];
  /** Marks of elements, by the index of their tags. */
  readonly #attributes = new Map<number, Set<number>>();
  readonly #stack: OpenElement[] = [root];
  #mark: OpenMark | undefined;

  constructor(count: number) {
    this.#count = count;
  }

  add(token: HtmlToken): void {
    if (token.kind === "text") this.#addText(token.source);
    else if (token.kind === "open") this.#open(token);
    else if (token.kind === "raw") this.#addRaw(token.source, token.name);
    else this.#output.push(token.source);
    if (token.kind === "close") this.#close(token.name);
  }

  finish(): string {
    for (const [index, numbers] of this.#attributes) {
      const tag = this.#output[index] ?? "";
      this.#output[index] = tag.replace(/\/?>$/, (end) => ` data-edit="${[...numbers].join(" ")}"${end}`);
    }
    return this.#output.join("");
  }

  get #element(): OpenElement {
    return this.#stack.at(-1) ?? root;
  }

  #addText(source: string): void {
    for (const part of splitMarks(source)) {
      if ("starts" in part) this.#begin(part.starts);
      else if ("ends" in part) this.#end();
      else {
        const index = this.#output.push(part.text) - 1;
        if (part.text.trim() !== "") this.#mark?.texts.push({ index, element: this.#element });
      }
    }
  }

  #addRaw(source: string, name: string): void {
    if (name === "textarea") this.#mention(this.#element.index, this.#listNumbers(source));
    this.#output.push(stripMarks(source));
  }

  #open({ source, name, isVoid }: Extract<HtmlToken, { kind: "open" }>): void {
    const index = this.#output.push(stripMarks(source)) - 1;
    const numbers = this.#listNumbers(source);
    if (name !== "meta") this.#mention(index, numbers);
    if (isVoid) return;
    const outer = this.#element;
    const island = name === "x-island" ? new Set(numbers) : name === "x-slot" ? none : outer.island;
    this.#stack.push({ name, index, island, closed: outer.closed ?? (closed.has(name) ? index : undefined) });
  }

  #close(name: string): void {
    const at = this.#stack.findLastIndex((element) => element.name === name);
    if (at > 0) this.#stack.length = at;
    // A text may be cut into siblings, but does not continue elsewhere on the page.
    if (this.#mark !== undefined && this.#stack.length < this.#mark.depth - 1) this.#mark = undefined;
  }

  #begin(number: number): void {
    this.#mark = number < this.#count ? { number, depth: this.#stack.length, texts: [] } : undefined;
  }

  #end(): void {
    const { number = 0, texts = [] } = this.#mark ?? {};
    this.#mark = undefined;
    for (const { index, element } of texts) {
      const text = this.#output[index] ?? "";
      const holder = element.closed ?? (element.island.has(number) ? element.index : undefined);
      if (holder !== undefined) this.#mention(holder, [number]);
      else this.#output[index] = `<x-edit data-n="${number}" style="display:contents">${text}</x-edit>`;
    }
  }

  #listNumbers(source: string): readonly number[] {
    const starts = splitMarks(source).flatMap((part) => ("starts" in part ? [part.starts] : []));
    return starts.filter((number) => number < this.#count);
  }

  #mention(index: number, numbers: readonly number[]): void {
    if (numbers.length === 0 || index < 0) return;
    this.#attributes.set(index, new Set([...(this.#attributes.get(index) ?? []), ...numbers]));
  }
}
