/** Whether this is a field of a form: a box or a list. */
export function isChoice(control: unknown): control is HTMLInputElement | HTMLSelectElement {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
}

/**
 * Returns a control whose choice is not the one that the server sent. Of two radio buttons it is the one that was chosen.
 * A control in a sheet waits.
 */
export function findChangedControl(root: HTMLElement): HTMLInputElement | HTMLSelectElement | null {
  const inputs = root.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]");
  const changed = [...inputs].filter((each) => each.checked !== each.defaultChecked && !isInSheet(each));
  const input = changed.find(({ checked }) => checked) ?? changed[0];
  if (input !== undefined) return input;
  return [...root.querySelectorAll("select")].find(isChanged) ?? null;
}

function isChanged({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
}

/** Whether a control is in a sheet above the page. On a desktop the same element is part of the page. */
export function isInSheet(control: Element): boolean {
  const sheet = control.closest("[popover]");
  return sheet !== null && getComputedStyle(sheet).position === "fixed";
}
