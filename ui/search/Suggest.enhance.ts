import { createCombobox } from "./combobox.ts";
import { clearList, findList } from "./suggestion-list.ts";
import { createSuggester, type Suggester } from "./suggester.ts";

export interface SuggestProps {
  /** The address of suggestions but for its words, `/api/suggest/?locale=de&q=`. */
  readonly src: string;
  /** Names the list of suggestions. */
  readonly label: string;
}

/**
 * Adds the list of links to the input of a search form, a combobox from the start (ARIA 1.2). The focus stays in the input.
 * While suggestions can't be read, no list is shown, and the form works as before.
 */
export function enhance(root: HTMLElement, { src, label }: SuggestProps): () => void {
  const input = root.querySelector("input");
  const list = input === null ? undefined : findList(input, label);
  if (input === null || list === undefined) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const status = Object.assign(document.createElement("p"), { className: "visually-hidden" });
  status.setAttribute("role", "status");
  root.append(status);
  const combobox = createCombobox(input, list);
  const suggester = createSuggester({ src, input, list, status, open: combobox.open });

  input.addEventListener("input", suggester.request, { signal });
  input.addEventListener("keydown", (event) => onKey(event, suggester, combobox.press), { signal });
  input.addEventListener("focus", suggester.resume, { signal });
  input.addEventListener("blur", suggester.stop, { signal });
  // A press on a suggestion leaves the focus in the input, and so the list open.
  list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  // Handles text that was typed before this code was there.
  if (document.activeElement === input) suggester.request();

  return () => {
    ending.abort();
    suggester.stop();
    clearList(list);
    status.remove();
    combobox.end();
  };
}

function onKey(event: KeyboardEvent, suggester: Suggester, press: (key: string) => boolean): void {
  if (event.isComposing) return;
  const isHandled = press(event.key);
  // A pending response would open the list again.
  if (event.key === "Escape") suggester.stop();
  if (isHandled) event.preventDefault();
}
