/** Cards of a list: products, or stories of the news. */
const cards = "[data-product], [data-story]";

/**
 * Focuses in the next listing the control that was used. After a form was sent it is the number of
 * results, as after another page. After "show more" it is the first card that is new.
 */
export function moveFocus(control: Element | null, last: Element | null, next: HTMLElement): void {
  if (control === null) return;
  const refine = control.getAttribute("data-refine");
  if (refine === "more") {
    const shown = last?.querySelectorAll(cards).length ?? 0;
    return focus([...next.querySelectorAll(cards)][shown]?.querySelector("a") ?? null, next);
  }
  if (refine === "page" || control instanceof HTMLFormElement) return focus(null, next);
  focus(sameControl(control, next), next);
}

/** Focuses the same control in the next listing. */
export function focusSameControl(control: Element | null, next: HTMLElement): void {
  focus(control === null ? null : sameControl(control, next), next);
}

function focus(element: Element | null, next: HTMLElement): void {
  const target = element ?? next.querySelector("[data-count]");
  if (target instanceof HTMLElement) target.focus();
}

function sameControl(control: Element, next: HTMLElement): Element | null {
  const same = (candidate: Element) => toControlKey(candidate) === toControlKey(control);
  return [...next.querySelectorAll(control.localName)].find(same) ?? null;
}

/** Returns the key of a control: its name and value, or the words of a link. */
function toControlKey(control: Element): string {
  if (control instanceof HTMLInputElement) return `${control.name}=${control.value}`;
  return control instanceof HTMLSelectElement ? control.name : (control.textContent ?? "");
}
