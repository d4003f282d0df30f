import { splitMarks, stripMarks } from "../../protocol/mark-letters.ts";
import type { FindAddress } from "./find-address.ts";
import { type OpenElement, OpenElements } from "./open-elements.ts";
import { type HtmlToken, scanHtml } from "./scan-html.ts";

interface OpenMark {
  readonly number: number;
  /** Number of elements around its start. */
  readonly depth: number;
  readonly texts: { readonly index: number; readonly element: OpenElement }[];
}

/**
 * Turns the letters of marks in finished HTML into elements and attributes. Each part of a text is in an element, as in
 * `<x-edit data-n="7">`. An element with marks in its attributes has `data-edit="7 8"`, and so does one that allows no such
 * element in it. `count` is the number of marks; `find` names the field of a picture or link. Without all that, the HTML is
 * as `stripMarks` returns it.
 */
export function placeMarks(html: string, count: number, find: FindAddress = () => undefined): string {
  const placer = new MarkPlacer(count, find);
  for (const token of scanHtml(html)) placer.add(token);
  return placer.finish();
}

class MarkPlacer {
  readonly #count: number;
  readonly #find: FindAddress;
  readonly #output: string[] = [];
  /** Marks of elements, by the index of their tags. */
  readonly #attributes = new Map<number, Set<number>>();
  readonly #open = new OpenElements();
  #mark: OpenMark | undefined;

  constructor(count: number, find: FindAddress) {
    this.#count = count;
    this.#find = find;
  }

  add(token: HtmlToken): void {
    if (token.kind === "text") this.#addText(token.source);
    else if (token.kind === "open") this.#addTag(token);
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

  #addText(source: string): void {
    for (const part of splitMarks(source)) {
      if ("starts" in part) this.#begin(part.starts);
      else if ("ends" in part) this.#end();
      else {
        const index = this.#output.push(part.text) - 1;
        if (part.text.trim() !== "") this.#mark?.texts.push({ index, element: this.#open.inner });
      }
    }
  }

  #addRaw(source: string, name: string): void {
    if (name === "textarea") this.#mention(this.#open.inner.index, this.#listNumbers(source));
    this.#output.push(stripMarks(source));
  }

  #addTag(token: Extract<HtmlToken, { kind: "open" }>): void {
    const index = this.#output.push(stripMarks(token.source)) - 1;
    const numbers = this.#listNumbers(token.source);
    const address = this.#find(token, this.#open.inner.slice);
    if (token.name !== "meta") this.#mention(index, address === undefined ? numbers : [...numbers, address]);
    if (!token.isVoid) this.#open.open(token, index, numbers);
  }

  #close(name: string): void {
    this.#open.close(name);
    // A text may be cut into siblings, but does not continue elsewhere on the page.
    if (this.#mark !== undefined && this.#open.depth < this.#mark.depth - 1) this.#mark = undefined;
  }

  #begin(number: number): void {
    this.#mark = number < this.#count ? { number, depth: this.#open.depth, texts: [] } : undefined;
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
