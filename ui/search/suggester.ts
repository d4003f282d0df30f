import { readSuggestions, type Suggestions } from "./read-suggestions.ts";
import { fillList, listOptions } from "./suggestion-list.ts";

interface SuggesterOptions {
  /** The address of suggestions but for its words. */
  readonly src: string;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Says how many suggestions there are. */
  readonly status: HTMLElement;
  readonly open: (isOpen: boolean) => void;
}

/** Fills the list of suggestions for what is typed. */
export interface Suggester {
  /** Requests suggestions after a pause. The last of several calls decides. */
  readonly request: () => void;
  /** Opens the list again; requests it where it is not that of the words any more. */
  readonly resume: () => void;
  /** Ends a request and closes the list. A list of other words than those that are typed is emptied. */
  readonly stop: () => void;
}

/** Milliseconds without a key before suggestions are requested. */
const pauseMs = 150;

const nothing: Suggestions = { status: "", groups: [] };

export function createSuggester({ src, input, list, status, open }: SuggesterOptions): Suggester {
  let loading = new AbortController();
  let timer = 0;
  /** The words that the list is of. */
  let listed = "";
  const words = () => input.value.trim();
  const show = (q: string, { groups, status: text }: Suggestions) => {
    listed = q;
    fillList(list, groups);
    status.textContent = text;
    open(groups.length > 0 && document.activeElement === input);
  };
  const cancel = () => {
    clearTimeout(timer);
    loading.abort();
  };
  const update = async () => {
    cancel();
    const { signal } = (loading = new AbortController());
    const q = words();
    const found = isLongEnough(q)
      ? await readSuggestions(src + encodeURIComponent(q), signal).catch(() => undefined)
      : nothing;
    if (signal.aborted) return;
    // Words whose suggestions failed are requested again.
    show(found === undefined ? "" : q, found ?? nothing);
  };
  const request = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void update(), pauseMs);
  };
  return {
    request,
    resume: () => {
      if (words() !== listed) request();
      else if (list.hidden && listOptions(list).length > 0) open(true);
    },
    stop: () => {
      cancel();
      if (words() === listed) open(false);
      else show("", nothing);
    },
  };
}

/** One letter suggests too much; one sign of Chinese is a word. */
function isLongEnough(q: string): boolean {
  return q.length > 1 || /[^\p{Script=Latin}\s]/u.test(q);
}
