import { createCombobox } from "./combobox.ts";
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
  const combobox = createCombobox(input, list);
  let loading = new AbortController();
  let timer = 0;

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
      combobox.open(optionsOf(list).length > 0 && document.activeElement === input);
    } catch {
      if (!own.signal.aborted) combobox.open(false);
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
    if (list.hidden && optionsOf(list).length > 0) combobox.open(true);
  }

  function onLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
    cancel();
    combobox.open(false);
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    // What is on its way would open the list again.
    if (event.key === "Escape") cancel();
    if (combobox.press(event.key)) event.preventDefault();
  }

  return () => {
    ending.abort();
    cancel();
    list.remove();
    status.remove();
    combobox.end();
  };
}

/** One letter suggests too much; one sign of Chinese is a word. */
function isLongEnough(q: string): boolean {
  return q.length > 1 || /[^\p{Script=Latin}\s]/u.test(q);
}
