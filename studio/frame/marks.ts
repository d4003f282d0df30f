import type { Mark } from "../protocol/rendering.ts";

/** A text or slice of the page; both are null for what belongs to no slice. */
export interface Place {
  readonly slice: string | null;
  readonly field: string | null;
}

/** The marks of a page by number. A field has the same number in all HTML that the page shows. */
export class Marks {
  readonly #marks: Mark[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a field; a new one is added. */
  number({ slice, field }: Mark): number {
    const known = this.#findNumber(slice, field);
    if (known !== undefined) return known;
    this.#numbers.set(`${slice ?? ""} ${field}`, this.#marks.length);
    return this.#marks.push({ slice, field }) - 1;
  }

  /** Replaces the numbers in new HTML, which count in `own`, by those of the page. */
  renumber(root: ParentNode, own: readonly Mark[]): void {
    const replace = (numbers: string) =>
      readNumbers(numbers)
        .flatMap((number) => this.#renew(own[number]))
        .join(" ");
    for (const name of ["data-n", "data-edit"])
      for (const element of root.querySelectorAll(`[${name}]`))
        element.setAttribute(name, replace(element.getAttribute(name) ?? ""));
  }

  /** Returns the elements that show a field, or the one around a slice. A field of one block is named with its block too. */
  find({ slice, field }: Place): readonly Element[] {
    if (field === null)
      return slice === null ? [] : [...document.querySelectorAll(`[data-slice="${CSS.escape(slice)}"]`)];
    const number = this.#findNumber(slice, field) ?? this.#findNumber(slice, field.replace(/\.1$/, ""));
    return [...document.querySelectorAll(`[data-n="${number}"],[data-edit~="${number}"]`)];
  }

  /** Returns what is shown at an element. */
  locate(target: Element): Place {
    const element = target.closest("[data-n],[data-edit],[data-slice]");
    const [number = -1] = readNumbers(
      element?.getAttribute("data-n") ?? element?.getAttribute("data-edit") ?? findOnly(target),
    );
    return this.#marks[number] ?? { slice: element?.getAttribute("data-slice") ?? null, field: null };
  }

  #findNumber(slice: string | null, field: string): number | undefined {
    return this.#numbers.get(`${slice ?? ""} ${field}`);
  }

  #renew(mark: Mark | undefined): readonly number[] {
    return mark === undefined ? [] : [this.number(mark)];
  }
}

/** Returns the number of the only text in an element: it is meant by a click beside the text. */
function findOnly(target: Element): string {
  const numbers = new Set([...target.querySelectorAll("[data-n]")].map((each) => each.getAttribute("data-n") ?? ""));
  return numbers.size === 1 ? [...numbers].join() : "";
}

function readNumbers(text: string): readonly number[] {
  return text === "" ? [] : text.split(" ").map(Number);
}
