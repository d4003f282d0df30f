import { listOptions } from "./suggestion-list.ts";

/** An input with a list of suggestions. */
export interface Combobox {
  /** Shows or hides the list. No suggestion is chosen. */
  readonly open: (isOpen: boolean) => void;
  /** Whether the key was one of the list. */
  readonly press: (key: string) => boolean;
  /** Leaves the input without a list. */
  readonly end: () => void;
}

/** Connects a combobox with its list (ARIA 1.2). The focus stays in the input. */
export function createCombobox(input: HTMLInputElement, list: HTMLElement): Combobox {
  /** Index of the chosen suggestion; -1 for the words as typed. */
  let active = -1;

  const choose = (index: number) => {
    active = index;
    markActive(input, listOptions(list), index);
  };
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    choose(-1);
  };
  const press = (key: string) => {
    const options = listOptions(list);
    if (key === "ArrowDown" && list.hidden && options.length > 0) open(true);
    if (list.hidden) return false;
    const next = findNextSuggestion(key, active, options.length);
    if (key === "Escape") open(false);
    else if (key === "Enter" && active >= 0) options[active]?.click();
    else if (next === undefined) return false;
    else choose(next);
    return true;
  };
  const end = () => {
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  return { open, press, end };
}

/** Marks the suggestion at an index as the chosen one, for assistive technology too; none at -1. */
function markActive(input: HTMLInputElement, options: readonly HTMLElement[], index: number): void {
  options.forEach((option, each) => option.setAttribute("aria-selected", String(each === index)));
  const option = options[index];
  option?.scrollIntoView({ block: "nearest" });
  if (option === undefined) input.removeAttribute("aria-activedescendant");
  else input.setAttribute("aria-activedescendant", option.id);
}

/** Returns where a key leads among `count` suggestions and the words as typed, -1. Undefined for a key of the input. */
function findNextSuggestion(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 === count ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
