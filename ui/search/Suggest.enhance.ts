import { readSuggestions } from "./read-suggestions.ts";
import { createList, fillList, optionsOf } from "./suggestion-list.ts";

export interface SuggestProps {
  /** The address of suggestions but for its words, `/api/suggest/?locale=de&q=`. */
  readonly src: string;
  /** Names the list of suggestions. */
  readonly label: string;
}

/** Milliseconds without a key before suggestions are requested. */
const pauseMs = 150;

/**
 * Makes a combobox of a search form, with a list of links (ARIA 1.2). The focus stays in its input. While suggestions can't
 * be read there is no list, and the form works as before.
 */
export function enhance(root: HTMLElement, { src, label }: SuggestProps): () => void {
  const input = root.querySelector("input");
  if (input === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const list = createList(`${input.id}-list`, label);
  const status = Object.assign(document.createElement("p"), { className: "visually-hidden" });
  status.setAttribute("role", "status");
  root.append(list, status);
  const before = ["role", "aria-autocomplete", "aria-expanded", "aria-controls"] as const;
  const values = ["combobox", "list", "false", list.id];
  before.forEach((name, index) => input.setAttribute(name, values[index] ?? ""));
  let loading = new AbortController();
  let timer = 0;
  /** Index of the chosen suggestion; -1 for the words as typed. */
  let active = -1;

  const choose = (index: number) => {
    active = index;
    const options = optionsOf(list);
    options.forEach((option, each) => option.setAttribute("aria-selected", String(each === index)));
    const option = options[index];
    option?.scrollIntoView({ block: "nearest" });
    if (option === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", option.id);
  };
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    choose(-1);
  };
  const cancel = () => {
    clearTimeout(timer);
    loading.abort();
  };
  const update = async () => {
    cancel();
    const own = new AbortController();
    loading = own;
    const q = input.value.trim();
    try {
      const found = isLongEnough(q) ? await readSuggestions(src + encodeURIComponent(q), own.signal) : undefined;
      if (own.signal.aborted || signal.aborted) return;
      fillList(list, found?.groups ?? []);
      status.textContent = found?.status ?? "";
      open(optionsOf(list).length > 0 && document.activeElement === input);
    } catch {
      if (!own.signal.aborted) open(false);
    }
  };

  input.addEventListener("input", onInput, { signal });
  input.addEventListener("keydown", onKey, { signal });
  input.addEventListener("focus", onFocus, { signal });
  root.addEventListener("focusout", onLeave, { signal });
  // A press on a suggestion leaves the focus in the input, and so the list open.
  list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  // What was typed before this code was there.
  if (document.activeElement === input) onInput();

  function onInput() {
    clearTimeout(timer);
    timer = window.setTimeout(() => void update(), pauseMs);
  }

  function onFocus() {
    if (list.hidden && optionsOf(list).length > 0) open(true);
  }

  function onLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
    cancel();
    open(false);
  }

  function onKey(event: KeyboardEvent) {
    const options = optionsOf(list);
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && list.hidden && options.length > 0) open(true);
    if (list.hidden) return;
    const next = nextOf(event.key, active, options.length);
    if (event.key === "Escape") open(false);
    else if (event.key === "Enter" && active >= 0) options[active]?.click();
    else if (next === undefined) return;
    else choose(next);
    event.preventDefault();
  }

  return () => {
    ending.abort();
    cancel();
    list.remove();
    status.remove();
    for (const name of [...before, "aria-activedescendant"]) input.removeAttribute(name);
  };
}

/** One letter suggests too much; one sign of Chinese is a word. */
function isLongEnough(q: string): boolean {
  return q.length > 1 || /[^\p{Script=Latin}\s]/u.test(q);
}

/** Returns where a key leads among `count` suggestions and the words as typed, -1. Undefined for a key of the input. */
function nextOf(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 === count ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
